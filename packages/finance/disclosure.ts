/** What the law requires beside any stated payment, as data for a view to put into words. */
import type { FinancePlan } from './finance-plan.ts';
import type { LeasePlan } from './lease-plan.ts';

/**
 * Regulation Z, 12 CFR 1026.24(d)(2): down payment, terms of repayment, annual percentage rate. Money is in cents.
 */
export interface FinanceDisclosure {
  readonly kind: 'finance';
  readonly downPayment: number;
  /** Share of the price, rounded to whole percents. */
  readonly downPercent: number;
  /** The trade-in's reduction of the amount financed. */
  readonly tradeEquity: number;
  readonly numberOfPayments: number;
  readonly payment: number;
  readonly totalOfPayments: number;
  /** In percent with two decimals: 6.24. */
  readonly annualPercentageRate: number;
}

/**
 * Regulation M, 12 CFR 1013.7(d)(2): that it is a lease, what is due at signing, the payments, any deposit, the end.
 */
export interface LeaseDisclosure {
  readonly kind: 'lease';
  readonly dueAtSigning: number;
  readonly numberOfPayments: number;
  readonly payment: number;
  readonly securityDeposit: number;
  readonly milesPerYear: number;
  /** Cents per mile beyond the allowance. */
  readonly extraMile: number;
  readonly acquisitionFee: number;
}

/** States a plan as Regulation Z requires. */
export function financeDisclosure({
  price,
  down,
  tradeEquity,
  months,
  payment,
  total,
  rate,
}: FinancePlan): FinanceDisclosure {
  return {
    kind: 'finance',
    downPayment: down,
    downPercent: price === 0 ? 0 : Math.round((down / price) * 100),
    tradeEquity,
    numberOfPayments: months,
    payment,
    totalOfPayments: total,
    annualPercentageRate: rate / 100,
  };
}

/** States a lease as Regulation M requires. No program here needs a deposit. */
export function leaseDisclosure(plan: LeasePlan): LeaseDisclosure {
  const { dueAtSigning, months, payment, milesPerYear, extraMile, acquisitionFee } = plan;
  return {
    kind: 'lease',
    dueAtSigning,
    numberOfPayments: months,
    payment,
    securityDeposit: 0,
    milesPerYear,
    extraMile,
    acquisitionFee,
  };
}
