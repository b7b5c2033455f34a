import { rateFor } from './credit.ts';
import type { Priced } from './finance-plan.ts';
import { cashDownOf, type LeaseTerms } from './terms.ts';

/** What a lessor offers on a vehicle. A term and mileage without a residual cannot be leased. */
export interface LeaseProgram {
  readonly residuals: readonly {
    readonly months: number;
    readonly milesPerYear: number;
    /** of the list price */
    readonly percent: number;
  }[];
  /** hundredths of a percent a year for the best tier; divided by 24 it is the trade's money factor */
  readonly rate: number;
  /** cents, part of what is financed */
  readonly acquisitionFee: number;
  /** cents a mile beyond the allowance */
  readonly extraMile: number;
}

/** Cents, rounded half-up. */
export interface LeasePlan {
  readonly months: number;
  readonly milesPerYear: number;
  readonly payment: number;
  readonly down: number;
  readonly tradeEquity: number;
  /** cash down and the first payment */
  readonly dueAtSigning: number;
  readonly residual: number;
  readonly acquisitionFee: number;
  readonly extraMile: number;
  readonly total: number;
}

/** The lease that the disclosure tells of (spec 9): words beside the calculator, not an offer of it. */
export const LEASE_EXAMPLE = {
  months: 48,
  milesPerYear: 10_000,
  extraMile: 20,
  acquisitionFee: 59_500,
} as const;

/**
 * The terms of a program that come nearest to what a visitor asks for: by months first, then by miles; the shorter of
 * two that are equally near. null when the program has no residual at all.
 */
export function nearestLease(terms: LeaseTerms, { residuals }: Pick<LeaseProgram, 'residuals'>) {
  const distance = (one: LeaseProgram['residuals'][number]) =>
    [
      Math.abs(one.months - terms.months),
      Math.abs(one.milesPerYear - terms.milesPerYear),
      one.months,
      one.milesPerYear,
    ] as const;
  const [nearest] = residuals.toSorted((a, b) => {
    const to = distance(b);
    return (
      distance(a)
        .map((far, at) => far - (to[at] ?? 0))
        .find((difference) => difference !== 0) ?? 0
    );
  });
  if (nearest === undefined) return null;
  return { ...terms, months: nearest.months, milesPerYear: nearest.milesPerYear } satisfies LeaseTerms;
}

/**
 * A lease: what the vehicle loses in value over the term, and rent on what is tied up in it.
 * null when the program has no residual for these terms.
 * @param vehicle `listPrice` in cents, the maker's suggested price, of which the residual is a share
 */
export function leasePlan(
  vehicle: Priced & { readonly listPrice: number },
  { down, tradeEquity, creditScore, months, milesPerYear }: LeaseTerms,
  program: LeaseProgram,
): LeasePlan | null {
  const found = program.residuals.find((one) => one.months === months && one.milesPerYear === milesPerYear);
  if (!found) return null;
  const { acquisitionFee, extraMile } = program;
  const cash = cashDownOf(down, vehicle.price);
  const trade = Math.min(tradeEquity, vehicle.price - cash);
  const residual = (vehicle.listPrice * found.percent) / 100;
  const cost = vehicle.price + acquisitionFee - cash - trade;
  const moneyFactor = rateFor(creditScore, vehicle.year, program.rate) / 240_000;
  const exact = (cost - residual) / months + (cost + residual) * moneyFactor;
  const payment = Math.max(Math.round(exact), 0);
  return {
    months,
    milesPerYear,
    payment,
    down: Math.round(cash),
    tradeEquity: Math.floor(trade),
    dueAtSigning: Math.round(cash) + payment,
    residual: Math.round(residual),
    acquisitionFee,
    extraMile,
    total: Math.round(cash) + payment * months,
  };
}
