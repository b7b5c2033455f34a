/** A visitor's payment terms (spec 9, payment calculator). Money is in integer cents. */

/** A slider's ends and the size of its steps. */
export interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Terms of loans and leases in months, and allowances of leases in miles a year (spec 9, payment calculator). */
export const FINANCE_MONTHS = [12, 24, 36, 48, 60, 72] as const;
export const LEASE_MONTHS = [24, 27, 30, 33, 36, 39] as const;
export const LEASE_MILES = [10_000, 12_500, 15_000] as const;

/** The slider on which these values are the steps. */
const stepsOf = ([min, second, ...more]: readonly [number, number, ...number[]]): Steps => ({
  min,
  max: more.at(-1) ?? second,
  step: second - min,
});

export const TERM_STEPS = {
  /** In cents. */
  downAmount: { min: 0, max: 2_000_000, step: 10_000 },
  downPercent: { min: 0, max: 100, step: 5 },
  /** In cents. */
  tradeEquity: { min: 0, max: 2_000_000, step: 10_000 },
  creditScore: { min: 400, max: 850, step: 10 },
  financeMonths: stepsOf(FINANCE_MONTHS),
  leaseMonths: stepsOf(LEASE_MONTHS),
  milesPerYear: stepsOf(LEASE_MILES),
} as const satisfies Record<string, Steps>;

/** Cash down: an amount, or a share of the price. */
export type CashDown =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'percent'; readonly percent: number };

interface CommonTerms {
  readonly down: CashDown;
  /** In cents: the value of the trade-in minus what is owed on it. */
  readonly tradeEquity: number;
  /** FICO score. */
  readonly creditScore: number;
  readonly months: number;
}

export interface FinanceTerms extends CommonTerms {
  readonly kind: 'finance';
}

export interface LeaseTerms extends CommonTerms {
  readonly kind: 'lease';
  readonly milesPerYear: number;
}

export type Terms = FinanceTerms | LeaseTerms;

/** The initial cash down when a visitor switches to the other kind. */
export const DEFAULT_DOWN = {
  percent: { kind: 'percent', percent: 20 },
  amount: { kind: 'amount', cents: 100_000 },
} as const satisfies Record<CashDown['kind'], CashDown>;

const UNTOUCHED = { down: DEFAULT_DOWN.percent, tradeEquity: 0, creditScore: 850 };

/**
 * Initial positions of the calculator's sliders, on its own page and on a vehicle's. A vehicle's term and cash down
 * follow the dealership's own figures (decision 44). These values only fill in what a visitor's terms leave out.
 */
export const DEFAULT_TERMS = {
  standalone: {
    finance: { kind: 'finance', ...UNTOUCHED, months: 24 },
    lease: { kind: 'lease', ...UNTOUCHED, months: 39, milesPerYear: 10_000 },
  },
  vehicle: {
    finance: { kind: 'finance', ...UNTOUCHED, months: 72 },
    lease: { kind: 'lease', ...UNTOUCHED, months: 36, milesPerYear: 10_000 },
  },
} as const satisfies Record<string, { finance: FinanceTerms; lease: LeaseTerms }>;

/**
 * The step nearest to a value. Of two equally near ones, the lower. Values outside the range become the nearest end.
 */
export function nearestStep(value: number, { min, max, step }: Steps): number {
  const clamped = Math.min(Math.max(value, min), max);
  return Math.min(min + Math.ceil((clamped - min) / step - 0.5) * step, max);
}

/** Cash down in cents, including fractions. Never more than the price. */
export function cashDownOf(down: CashDown, price: number): number {
  return Math.min(down.kind === 'amount' ? down.cents : (price * down.percent) / 100, price);
}
