/** What a visitor may say of how he would pay (spec 9, payment calculator). Money is integer cents. */

/** A slider's ends and the distance of its steps. */
export interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const TERM_STEPS = {
  /** cents */
  downAmount: { min: 0, max: 2_000_000, step: 10_000 },
  downPercent: { min: 0, max: 100, step: 5 },
  /** cents */
  tradeEquity: { min: 0, max: 2_000_000, step: 10_000 },
  creditScore: { min: 400, max: 850, step: 10 },
  financeMonths: { min: 12, max: 72, step: 12 },
  leaseMonths: { min: 24, max: 39, step: 3 },
  milesPerYear: { min: 10_000, max: 15_000, step: 2_500 },
} as const satisfies Record<string, Steps>;

/** Cash down: a sum, or a share of the price. */
export type CashDown =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'percent'; readonly percent: number };

interface CommonTerms {
  readonly down: CashDown;
  /** cents: what the trade-in is worth beyond what is owed on it */
  readonly tradeEquity: number;
  /** FICO */
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

/** Where cash down starts when a visitor changes from the one kind to the other. */
export const DEFAULT_DOWN = {
  percent: { kind: 'percent', percent: 20 },
  amount: { kind: 'amount', cents: 100_000 },
} as const satisfies Record<CashDown['kind'], CashDown>;

const UNTOUCHED = { down: DEFAULT_DOWN.percent, tradeEquity: 0, creditScore: 850 };

/**
 * Where the calculator's sliders start: on a page of its own, and on a vehicle's. A vehicle's term and cash down follow the
 * dealership's own figures (decision 44); these only fill in what a visitor's terms leave out.
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

/** The step nearest to a value: the lower one of two that are equally near, an end for whatever lies beyond it. */
export function nearestStep(value: number, { min, max, step }: Steps): number {
  const clamped = Math.min(Math.max(value, min), max);
  return Math.min(min + Math.ceil((clamped - min) / step - 0.5) * step, max);
}

/** Cash down in cents, fractions included: never more than the price. */
export function cashDownOf(down: CashDown, price: number): number {
  return Math.min(down.kind === 'amount' ? down.cents : (price * down.percent) / 100, price);
}
