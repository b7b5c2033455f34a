import { rateFor } from './credit.ts';
import type { Priced } from './finance-plan.ts';
import { cashDownOf, type LeaseTerms } from './terms.ts';

/** A lessor's program for a vehicle. Without a residual, a term and mileage cannot be leased. */
export interface LeaseProgram {
  readonly residuals: readonly {
    readonly months: number;
    readonly milesPerYear: number;
    /** Of the list price. */
    readonly percent: number;
  }[];
  /** Hundredths of a percent per year for the best tier. Divided by 24, it is the industry's money factor. */
  readonly rate: number;
  /** In cents, part of the amount financed. */
  readonly acquisitionFee: number;
  /** Cents per mile beyond the allowance. */
  readonly extraMile: number;
}

/** Amounts are in cents, rounded half-up. */
export interface LeasePlan {
  readonly months: number;
  readonly milesPerYear: number;
  readonly payment: number;
  readonly down: number;
  readonly tradeEquity: number;
  /** Cash down plus the first payment. */
  readonly dueAtSigning: number;
  readonly residual: number;
  readonly acquisitionFee: number;
  readonly extraMile: number;
  readonly total: number;
}

/** The lease in the disclosure (spec 9): an example beside the calculator, not an offer. */
export const LEASE_EXAMPLE = { months: 48, milesPerYear: 10_000 } as const;

/**
 * The program's terms that are nearest to what a visitor wants, first by months and then by miles. Of two equally
 * near ones, the shorter.
 * @returns null if the program has no residuals
 */
export function findNearestLease(terms: LeaseTerms, { residuals }: Pick<LeaseProgram, 'residuals'>) {
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
 * Calculates a lease: the vehicle's loss of value over the term, plus rent on the capital.
 * @param vehicle `listPrice` in cents, the manufacturer's suggested price, which the residual is a share of
 * @returns null if the program has no residual for these terms
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
