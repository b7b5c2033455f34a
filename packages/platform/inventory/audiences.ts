import { createPayment } from '@rooftop/finance/finance-plan';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { DEFAULT_TERMS, type FinanceTerms, type Terms } from '@rooftop/finance/terms';
import type { Audience } from '@rooftop/inventory/index/audience';
import { LRUCache } from 'lru-cache';

/** A dealership, and the terms of payment that a visitor has set. Null if they have set none. */
interface VisitorTerms {
  readonly terms: Terms | null;
  readonly dealership: Pick<Dealership, 'financing'>;
}

/** A visitor, who may have unlocked private cars, prices or both. */
interface UnlockingVisitor {
  hasUnlockedInventory(): Promise<boolean>;
  hasUnlockedPrices(): Promise<boolean>;
}

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
export function paymentBasis({ terms, dealership: { financing } }: VisitorTerms): PaymentBasis | null {
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

/** The public with a visitor's payment terms. */
export function publicAudience(visitorTerms: VisitorTerms): Audience {
  const basis = paymentBasis(visitorTerms);
  if (basis === null) return PUBLIC;
  const key = JSON.stringify(basis);
  const payment = payments.get(key) ?? createPayment(basis.terms, basis.rate);
  payments.set(key, payment);
  return { ...PUBLIC, payment };
}

/** A visitor's audience: the public, or those who unlocked private cars, prices or both. */
export async function audienceOf({
  visitor,
  terms,
  dealership,
}: VisitorTerms & { readonly visitor: UnlockingVisitor }): Promise<Audience> {
  const [seesPrivate, seesLockedPrices] = await Promise.all([
    visitor.hasUnlockedInventory(),
    visitor.hasUnlockedPrices(),
  ]);
  return { ...publicAudience({ terms, dealership }), seesPrivate, seesLockedPrices };
}
