import {
  type CashDown,
  DEFAULT_DOWN,
  DEFAULT_TERMS,
  nearestStep,
  type Steps,
  TERM_STEPS,
  type Terms,
} from '@rooftop/finance/terms';

const CENTS = 100;

const inDollars = ({ min, max, step }: Steps): Steps => ({
  min: min / CENTS,
  max: max / CENTS,
  step: step / CENTS,
});

/** Steps of the calculator's fields: dollars, percents, points of a credit score, months, miles a year (spec 9). */
export const FIELD_STEPS = {
  downPercent: TERM_STEPS.downPercent,
  downAmount: inDollars(TERM_STEPS.downAmount),
  tradeEquity: inDollars(TERM_STEPS.tradeEquity),
  creditScore: TERM_STEPS.creditScore,
  months: TERM_STEPS.financeMonths,
  leaseMonths: TERM_STEPS.leaseMonths,
  milesPerYear: TERM_STEPS.milesPerYear,
} as const satisfies Record<string, Steps>;
export type NumberField = keyof typeof FIELD_STEPS;

/** The calculator's fields as typed. Their text may be an incomplete number. */
export type TermFields = Readonly<Record<NumberField, string>> & {
  readonly kind: Terms['kind'];
  readonly down: CashDown['kind'];
};

/** Fields for these terms, with defaults for terms that are not set. */
export function termFieldsOf(terms: Terms): TermFields {
  const { kind, down, tradeEquity, creditScore } = terms;
  const { finance, lease } = DEFAULT_TERMS.vehicle;
  const leased = terms.kind === 'lease' ? terms : lease;
  const percent = down.kind === 'percent' ? down.percent : DEFAULT_DOWN.percent.percent;
  const cents = down.kind === 'amount' ? down.cents : DEFAULT_DOWN.amount.cents;
  return {
    kind,
    down: down.kind,
    downPercent: String(percent),
    downAmount: String(cents / CENTS),
    tradeEquity: String(tradeEquity / CENTS),
    creditScore: String(creditScore),
    months: String(terms.kind === 'finance' ? terms.months : finance.months),
    leaseMonths: String(leased.months),
    milesPerYear: String(leased.milesPerYear),
  };
}

const STANDARD = termFieldsOf(DEFAULT_TERMS.vehicle.finance);
/** Characters that people add to numbers: `$1,500`, `20 %`. */
const DECORATION = /[$,%\s]/g;

/**
 * The number nearest to a field's text that the calculator supports. Defaults to the field's default if the text is
 * empty or not a number.
 */
export function numberOf(name: NumberField, text: string | undefined): number {
  const bare = (text ?? '').replaceAll(DECORATION, '');
  const value = bare === '' ? Number.NaN : Number(bare);
  return nearestStep(Number.isFinite(value) ? value : Number(STANDARD[name]), FIELD_STEPS[name]);
}

/** What a field's text was changed into, because the calculator has no such number. Null if it is that number, or none. */
export function roundedFrom(name: NumberField, text: string): { entered: number; used: number } | null {
  const bare = text.replaceAll(DECORATION, '');
  const entered = Number(bare);
  const used = numberOf(name, text);
  return bare === '' || !Number.isFinite(entered) || entered === used ? null : { entered, used };
}

/** Parses the terms in the fields, including incomplete or foreign input. */
export function termsOf(fields: { readonly [name in keyof TermFields]?: string }): Terms {
  const read = (name: NumberField): number => numberOf(name, fields[name]);
  const common = {
    down:
      fields.down === 'amount'
        ? { kind: 'amount' as const, cents: read('downAmount') * CENTS }
        : { kind: 'percent' as const, percent: read('downPercent') },
    tradeEquity: read('tradeEquity') * CENTS,
    creditScore: read('creditScore'),
  };
  return fields.kind === 'lease'
    ? { kind: 'lease', ...common, months: read('leaseMonths'), milesPerYear: read('milesPerYear') }
    : { kind: 'finance', ...common, months: read('months') };
}
