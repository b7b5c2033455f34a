import { createPayment } from '@rooftop/finance/finance-plan';
import { DEFAULT_TERMS, type FinanceTerms } from '@rooftop/finance/terms';
import type { Audience } from '@rooftop/inventory/index/audience';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '#app/context.server.ts';

/** What displayed payments are computed from. */
export interface PaymentBasis {
  readonly terms: FinanceTerms;
  /** Hundredths of a percent a year, for the best credit tier. */
  readonly rate: number;
}

/**
 * The visitor's terms, or the dealership's own until a visitor sets some, at the dealership's rate.
 * @returns null if the dealership did not enter rate, term and down payment; then no payment is shown (decision 44)
 */
export function paymentBasis({
  terms,
  dealership: { financing },
}: Pick<RequestContext, 'terms' | 'dealership'>): PaymentBasis | null {
  if (financing === null) return null;
  const { rate, months, downPercent } = financing;
  const own = {
    ...DEFAULT_TERMS.vehicle.finance,
    months,
    down: { kind: 'percent', percent: downPercent },
  } as const;
  return { terms: terms?.kind === 'finance' ? terms : own, rate: Math.round(rate * 100) };
}

/** The public, which sees neither private cars nor locked prices, where no payment is needed. */
export const PUBLIC: Audience = { seesPrivate: false, seesLockedPrices: false, payment: null };

/** The people who work here, in what only they read. */
export const STAFF: Audience = { seesPrivate: true, seesLockedPrices: true, payment: null };

/** One function per basis, because indexes cache its results by its identity. */
const payments = new LRUCache<string, NonNullable<Audience['payment']>>({ max: 64 });

/** The public with this request's payment terms. */
export function publicAudience(context: Pick<RequestContext, 'terms' | 'dealership'>): Audience {
  const basis = paymentBasis(context);
  if (basis === null) return PUBLIC;
  const key = JSON.stringify(basis);
  const payment = payments.get(key) ?? createPayment(basis.terms, basis.rate);
  payments.set(key, payment);
  return { ...PUBLIC, payment };
}

/** The audience of a request: the public, or a visitor who unlocked private cars, prices or both. */
export async function audienceOf(
  context: Pick<RequestContext, 'terms' | 'dealership' | 'visitor'>,
): Promise<Audience> {
  const [seesPrivate, seesLockedPrices] = await Promise.all([
    context.visitor.hasUnlockedInventory(),
    context.visitor.hasUnlockedPrices(),
  ]);
  return { ...publicAudience(context), seesPrivate, seesLockedPrices };
}
