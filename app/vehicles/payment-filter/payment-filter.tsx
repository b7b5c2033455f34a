import { Form } from '#app/framework.ts';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CashDownFields } from '../calculator/cash-down.tsx';
import { ChoicePills } from '../calculator/choice-pills.tsx';
import { SliderField } from '../calculator/slider-field.tsx';
import type { TermFields } from '../calculator/term-fields.ts';
import type { PaymentFilterView } from './payment-filter-view.server.ts';

/** Payments are below seven digits in URLs. */
const MOST = 9_999_999;

interface PaymentFilterProps {
  readonly view: PaymentFilterView;
  /** In a dialog: closes it. */
  readonly onSubmit?: () => void;
}

/** A range of payments, and the terms to compute them from. Works as a plain form too. */
export function PaymentFilter({ view, onSubmit }: PaymentFilterProps) {
  const { text, action, min, max, bands, words } = view;
  const [fields, setFields] = useState(view.fields);
  const change = (part: Partial<TermFields>) => setFields({ ...fields, ...part });
  const end = (name: 'min' | 'max', value: string) => (
    <label className="field">
      <span className="field-hint">{words[`search.${name}`]}</span>
      <input
        className="control number"
        type="number"
        name={name}
        min={0}
        max={MOST}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
      />
    </label>
  );
  return (
    <Form method="post" action={action} className="payment-filter" preventScrollReset onSubmit={onSubmit}>
      <p>{text}</p>
      <fieldset className="payment-filter-range">
        <legend className="field-label">{words['facets.payment']}</legend>
        {end('min', min)}
        {end('max', max)}
      </fieldset>
      <input type="hidden" name="kind" value="finance" />
      <input type="hidden" name="months" value={fields.months} />
      <CashDownFields words={words} fields={fields} change={change} />
      <SliderField
        rounded={words['calculator.rounded']}
        name="tradeEquity"
        label={words['calculator.tradeEquity']}
        unit="$"
        value={fields.tradeEquity}
        onChange={(tradeEquity) => change({ tradeEquity })}
      />
      <ChoicePills
        name="creditScore"
        label={words['calculator.creditScore']}
        choices={bands.map(({ score, label }) => [score, label])}
        chosen={fields.creditScore}
        onChoose={(creditScore) => change({ creditScore })}
      />
      <Button type="submit">{words['paymentFilter.submit']}</Button>
    </Form>
  );
}
