/** What the law wants beside any stated payment, as facts for a view to put into words. */
import type { FinancePlan } from './finance-plan.ts';
import type { LeasePlan } from './lease-plan.ts';

/** Regulation Z, 12 CFR 1026.24(d)(2): down payment, terms of repayment, annual percentage rate. Money in cents. */
export interface FinanceDisclosure {
  readonly kind: 'finance';
  readonly downPayment: number;
  /** share of the price, rounded to whole percents */
  readonly downPercent: number;
  /** what a trade-in takes off the amount financed */
  readonly tradeEquity: number;
  readonly numberOfPayments: number;
  readonly payment: number;
  readonly totalOfPayments: number;
  /** percent, two decimals: 6.24 */
  readonly annualPercentageRate: number;
}

/** Regulation M, 12 CFR 1013.7(d)(2): that it is a lease, what is due at signing, the payments, any deposit, the end. */
export interface LeaseDisclosure {
  readonly kind: 'lease';
  readonly dueAtSigning: number;
  readonly numberOfPayments: number;
  readonly payment: number;
  readonly securityDeposit: number;
  readonly milesPerYear: number;
  /** cents a mile beyond the allowance */
  readonly extraMile: number;
  readonly acquisitionFee: number;
}

/** States a plan as Regulation Z wants it. */
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

/** States a lease as Regulation M wants it. No program here asks for a deposit. */
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
