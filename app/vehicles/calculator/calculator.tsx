import type { PagePartName } from '@rooftop/content/documents/popup/page-parts';
import { Form } from '#app/framework.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { saveTerms } from './keep-terms.ts';
import { PAYMENT_ID } from './payment-id.ts';
import type { PaymentView } from './payment-view.server.ts';
import { formatPayment } from './format-payment.ts';
import { termFieldsOf, type TermFields, termsOf } from './term-fields.ts';
import { TermsFields } from './terms-fields.tsx';

/**
 * A vehicle's monthly payment, the required disclosures and fields for the terms. The figures follow every change;
 * without JavaScript a button has the server calculate.
 */
export function Calculator({ view }: { readonly view: PaymentView }) {
  const { words } = view;
  const [fields, setFields] = useState(view.fields);
  const formatted = formatPayment(fields, view);
  const change = (part: Partial<TermFields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    saveTerms(termsOf(next));
  };
  const form = useRef<HTMLFormElement>(null);
  // React does not report what a visitor chose before this script ran.
  useEffect(() => {
    if (form.current === null) return;
    const shown: Record<string, FormDataEntryValue> = { ...view.fields };
    const written: Record<string, string> = {};
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string' && name in shown && shown[name] !== value) written[name] = value;
    if (Object.keys(written).length > 0) change(termFieldsOf(termsOf({ ...view.fields, ...written })));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script takes over the form
  }, []);
  return (
    <section
      className="calculator sheet"
      id={PAYMENT_ID}
      aria-labelledby="payment-heading"
      data-part={'payment-calculator' satisfies PagePartName}
    >
      <h2 id="payment-heading">{words['calculator.heading']}</h2>
      <output className="calculator-payment number">
        <strong>{formatted.amount}</strong> {words['calculator.perMonth']}
      </output>
      <p className="calculator-basis">{formatted.basis}</p>
      <p className="calculator-disclosure">
        {/* Each text that changes is the only one of its element, or a browser that translates the page keeps the old one. */}
        <span>{formatted.disclosure}</span> <span>{formatted.excluded}</span>
      </p>
      <details className="calculator-terms">
        <summary>{words['calculator.change']}</summary>
        <Form method="post" preventScrollReset ref={form}>
          <TermsFields view={view} fields={fields} change={change} />
          <Button type="submit" kind="secondary" size="small" className="calculator-update">
            {words['calculator.update']}
          </Button>
        </Form>
      </details>
    </section>
  );
}
