import { rateFor } from './credit.ts';
import { cashDownOf, type FinanceTerms } from './terms.ts';

/** What of a vehicle a payment depends on. */
export interface Priced {
  /** cents */
  readonly price: number;
  readonly year: number;
}

/** What paying off a vehicle comes to. Cents, each rounded half-up from the exact figure. */
export interface FinancePlan {
  readonly price: number;
  readonly down: number;
  readonly tradeEquity: number;
  readonly financed: number;
  readonly months: number;
  /** hundredths of a percent a year; there is no other finance charge, so it is the annual percentage rate */
  readonly rate: number;
  readonly payment: number;
  /** all payments together */
  readonly total: number;
}

/** The share of the sum financed that one of `months` level payments at the end of each month comes to. */
function paymentShare(rate: number, months: number): number {
  if (rate === 0) return 1 / months;
  const monthly = rate / 10_000 / 12;
  return monthly / -Math.expm1(-months * Math.log1p(monthly));
}

/** The sum financed in cents, fractions included. */
const sumFinanced = ({ down, tradeEquity }: FinanceTerms, price: number): number =>
  Math.max(price - cashDownOf(down, price) - tradeEquity, 0);

/**
 * The monthly payment in cents as a function of price and model year, for one visitor's terms: what cards, filter
 * and calculator all use. Made once, it costs a multiplication for each vehicle.
 * @param base rate of the best tier, hundredths of a percent a year
 */
export function createPayment(terms: FinanceTerms, base: number): (vehicle: Priced) => number {
  const shares = new Map<number, number>();
  const shareOf = (rate: number): number => {
    const known = shares.get(rate);
    if (known !== undefined) return known;
    const share = paymentShare(rate, terms.months);
    shares.set(rate, share);
    return share;
  };
  return ({ price, year }) =>
    Math.round(sumFinanced(terms, price) * shareOf(rateFor(terms.creditScore, year, base)));
}

/** Everything that must be said beside a payment, for one vehicle and one visitor's terms. */
export function financePlan(vehicle: Priced, terms: FinanceTerms, base: number): FinancePlan {
  const { price, year } = vehicle;
  const payment = createPayment(terms, base)(vehicle);
  const down = cashDownOf(terms.down, price);
  return {
    price,
    down: Math.round(down),
    tradeEquity: Math.min(terms.tradeEquity, Math.floor(price - down)),
    financed: Math.round(sumFinanced(terms, price)),
    months: terms.months,
    rate: rateFor(terms.creditScore, year, base),
    payment,
    total: payment * terms.months,
  };
}
