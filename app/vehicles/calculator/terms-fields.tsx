import { creditLabel } from '@rooftop/finance/credit';
import { CashDownFields } from './cash-down.tsx';
import { ChoicePills } from './choice-pills.tsx';
import { fillIn } from './fill-in.ts';
import { type ChangeableFields, LeaseOrFinance, LeaseTermFields } from './lease-fields.tsx';
import type { PaymentView } from './payment-view.server.ts';
import { SliderField } from './slider-field.tsx';
import { FIELD_STEPS, numberOf } from './term-fields.ts';

const { min, max, step } = FIELD_STEPS.months;
const MONTHS = Array.from({ length: (max - min) / step + 1 }, (_, at) => String(min + at * step));

/** The calculator's fields for the terms of a loan or a lease. */
export function TermsFields({
  view,
  fields,
  change,
}: ChangeableFields & { readonly view: Pick<PaymentView, 'lease' | 'words' | 'locale'> }) {
  const { lease, words } = view;
  return (
    <>
      {lease !== null && <LeaseOrFinance lease={lease} fields={fields} change={change} />}
      <CashDownFields words={words} fields={fields} change={change} />
      <SliderField
        rounded={words['calculator.rounded']}
        name="tradeEquity"
        label={words['calculator.tradeEquity']}
        unit="$"
        value={fields.tradeEquity}
        onChange={(tradeEquity) => change({ tradeEquity })}
      />
      <SliderField
        rounded={words['calculator.rounded']}
        name="creditScore"
        label={words['calculator.creditScore']}
        note={words[`calculator.score.${creditLabel(numberOf('creditScore', fields.creditScore))}`]}
        value={fields.creditScore}
        onChange={(creditScore) => change({ creditScore })}
      />
      <ChoicePills
        name="months"
        label={words['calculator.term']}
        choices={MONTHS.map((months) => [months, fillIn(words['calculator.months'], { months })])}
        chosen={fields.months}
        onChoose={(months) => change({ months })}
        kind="finance"
      />
      {lease !== null && <LeaseTermFields view={view} lease={lease} fields={fields} change={change} />}
    </>
  );
}
