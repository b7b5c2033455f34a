import { Form } from '@remix-run/react';
import { creditLabel } from '@rooftop/finance/credit';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Choices } from './choices.tsx';
import { fillIn } from './fill-in.ts';
import { saveTerms } from './keep-terms.ts';
import { type ChangeableFields, LeaseOrFinance, LeaseTermFields } from './lease-fields.tsx';
import { PAYMENT_ID } from './payment-id.ts';
import type { PaymentView } from './payment-view.server.ts';
import { formatPayment } from './format-payment.ts';
import { SliderField } from './slider-field.tsx';
import { FIELD_STEPS, fieldsOf, numberOf, type TermFields, termsOf } from './term-fields.ts';

const { min, max, step } = FIELD_STEPS.months;
const MONTHS = Array.from({ length: (max - min) / step + 1 }, (_, at) => String(min + at * step));

/**
 * A vehicle's monthly payment, the required disclosures and fields for the terms. The figures follow every change;
 * without JavaScript a button has the server calculate.
 */
export function Calculator({ view }: { readonly view: PaymentView }) {
  const { lease, words } = view;
  const [fields, setFields] = useState(view.fields);
  const said = formatPayment(fields, view);
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
    if (Object.keys(written).length > 0) change(fieldsOf(termsOf({ ...view.fields, ...written })));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script takes over the form
  }, []);
  return (
    <section className="calculator" id={PAYMENT_ID} aria-labelledby="payment-heading">
      <h2 id="payment-heading">{words['calculator.heading']}</h2>
      <output className="calculator-payment number">
        <strong>{said.amount}</strong> {words['calculator.perMonth']}
      </output>
      <p className="calculator-basis">{said.basis}</p>
      <p className="calculator-disclosure">
        {said.disclosure} {said.excluded}
      </p>
      <details className="calculator-terms">
        <summary>{words['calculator.change']}</summary>
        <Form method="post" preventScrollReset ref={form}>
          {lease !== null && <LeaseOrFinance lease={lease} fields={fields} change={change} />}
          <CashDown view={view} fields={fields} change={change} />
          <SliderField
            name="tradeEquity"
            label={words['calculator.tradeEquity']}
            unit="$"
            value={fields.tradeEquity}
            onChange={(tradeEquity) => change({ tradeEquity })}
          />
          <SliderField
            name="creditScore"
            label={words['calculator.creditScore']}
            note={words[`calculator.score.${creditLabel(numberOf('creditScore', fields.creditScore))}`]}
            value={fields.creditScore}
            onChange={(creditScore) => change({ creditScore })}
          />
          <Choices
            name="months"
            label={words['calculator.term']}
            choices={MONTHS.map((months) => [months, fillIn(words['calculator.months'], { months })])}
            chosen={fields.months}
            onChoose={(months) => change({ months })}
            kind="finance"
          />
          {lease !== null && <LeaseTermFields view={view} lease={lease} fields={fields} change={change} />}
          <Button type="submit" kind="secondary" size="small" className="calculator-update">
            {words['calculator.update']}
          </Button>
        </Form>
      </details>
    </section>
  );
}

interface CashDownProps extends ChangeableFields {
  readonly view: PaymentView;
}

/** A percentage or an amount: the style sheet shows the field of the chosen one. */
function CashDown({ view: { words }, fields, change }: CashDownProps) {
  return (
    <fieldset className="calculator-down">
      <legend className="field-label">{words['calculator.cashDown']}</legend>
      <div className="calculator-units">
        {(['percent', 'amount'] as const).map((kind) => (
          <label key={kind} className="calculator-choice">
            <input
              type="radio"
              name="down"
              value={kind}
              checked={fields.down === kind}
              onChange={() => change({ down: kind })}
            />
            <span>{words[kind === 'percent' ? 'calculator.downPercent' : 'calculator.downAmount']}</span>
          </label>
        ))}
      </div>
      <SliderField
        name="downPercent"
        label={words['calculator.downPercent']}
        unit="%"
        value={fields.downPercent}
        onChange={(downPercent) => change({ downPercent })}
      />
      <SliderField
        name="downAmount"
        label={words['calculator.downAmount']}
        unit="$"
        value={fields.downAmount}
        onChange={(downAmount) => change({ downAmount })}
      />
    </fieldset>
  );
}
