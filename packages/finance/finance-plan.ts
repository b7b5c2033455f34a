import { rateFor } from './credit.ts';
import { cashDownOf, type FinanceTerms } from './terms.ts';

/** The data of a vehicle that its payment depends on. */
export interface Priced {
  /** In cents. */
  readonly price: number;
  readonly year: number;
}

/**
 * A loan for a vehicle. Amounts are in whole cents, rounded half-up. Cash down, trade-in and the amount financed add up
 * to the price.
 */
export interface FinancePlan {
  readonly price: number;
  readonly down: number;
  readonly tradeEquity: number;
  readonly financed: number;
  readonly months: number;
  /** Hundredths of a percent per year. There is no other finance charge, so it is the annual percentage rate. */
  readonly rate: number;
  readonly payment: number;
  /** Sum of all payments. */
  readonly total: number;
}

/** The share of the amount financed that each of `months` level payments is, paid at the end of each month. */
function paymentShare(rate: number, months: number): number {
  if (rate === 0) return 1 / months;
  const monthly = rate / 10_000 / 12;
  return monthly / -Math.expm1(-months * Math.log1p(monthly));
}

/** What is paid down, in whole cents: a fraction of a cent cannot be paid. */
const downFor = ({ down }: FinanceTerms, price: number): number => Math.round(cashDownOf(down, price));

/** The amount financed: what is left of the price, so that the parts of a plan add up to it. */
const sumFinanced = (terms: FinanceTerms, price: number): number =>
  Math.max(price - downFor(terms, price) - terms.tradeEquity, 0);

/**
 * Creates the function from price and model year to the monthly payment in cents, for one visitor's terms. Cards, the
 * filter and the calculator all use it. Each call costs one multiplication.
 * @param base rate of the best tier, in hundredths of a percent per year
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

/** Everything that must be stated beside a payment, for one vehicle and one visitor's terms. */
export function financePlan(vehicle: Priced, terms: FinanceTerms, base: number): FinancePlan {
  const { price, year } = vehicle;
  const payment = createPayment(terms, base)(vehicle);
  const down = downFor(terms, price);
  const financed = sumFinanced(terms, price);
  return {
    price,
    down,
    tradeEquity: price - down - financed,
    financed,
    months: terms.months,
    rate: rateFor(terms.creditScore, year, base),
    payment,
    total: payment * terms.months,
  };
}
