import {
  type CashDown,
  DEFAULT_DOWN,
  DEFAULT_TERMS,
  type FinanceTerms,
  nearestStep,
  type Steps,
  TERM_STEPS,
} from '@rooftop/finance/terms';

const CENTS = 100;

const inDollars = ({ min, max, step }: Steps): Steps => ({
  min: min / CENTS,
  max: max / CENTS,
  step: step / CENTS,
});

/** What the fields of the calculator take: dollars, percents, points of a credit score, months (spec 9). */
export const FIELD_STEPS = {
  downPercent: TERM_STEPS.downPercent,
  downAmount: inDollars(TERM_STEPS.downAmount),
  tradeEquity: inDollars(TERM_STEPS.tradeEquity),
  creditScore: TERM_STEPS.creditScore,
  months: TERM_STEPS.financeMonths,
} as const satisfies Record<string, Steps>;
export type NumberField = keyof typeof FIELD_STEPS;

/** The calculator's fields as somebody fills them in: text that may be on its way to being a number. */
export type TermFields = Readonly<Record<NumberField, string>> & { readonly down: CashDown['kind'] };

/** Fields that say these terms; the way of paying down that is not chosen says its default. */
export function fieldsOf({ down, tradeEquity, creditScore, months }: FinanceTerms): TermFields {
  const percent = down.kind === 'percent' ? down.percent : DEFAULT_DOWN.percent.percent;
  const cents = down.kind === 'amount' ? down.cents : DEFAULT_DOWN.amount.cents;
  return {
    down: down.kind,
    downPercent: String(percent),
    downAmount: String(cents / CENTS),
    tradeEquity: String(tradeEquity / CENTS),
    creditScore: String(creditScore),
    months: String(months),
  };
}

const STANDARD = fieldsOf(DEFAULT_TERMS.vehicle.finance);
/** As people write them: `$1,500`, `20 %`. */
const DECORATION = /[$,%\s]/g;

/** A field as the nearest number that the calculator has; its default where nothing or no number stands. */
export function numberOf(name: NumberField, text: string | undefined): number {
  const bare = (text ?? '').replaceAll(DECORATION, '');
  const value = bare === '' ? Number.NaN : Number(bare);
  return nearestStep(Number.isFinite(value) ? value : Number(STANDARD[name]), FIELD_STEPS[name]);
}

/** The terms that fields say, whoever filled them in. */
export function termsOf(fields: { readonly [name in keyof TermFields]?: string }): FinanceTerms {
  const read = (name: NumberField): number => numberOf(name, fields[name]);
  return {
    kind: 'finance',
    down:
      fields.down === 'amount'
        ? { kind: 'amount', cents: read('downAmount') * CENTS }
        : { kind: 'percent', percent: read('downPercent') },
    tradeEquity: read('tradeEquity') * CENTS,
    creditScore: read('creditScore'),
    months: read('months'),
  };
}
