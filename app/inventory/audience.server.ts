import { createPayment } from '@rooftop/finance/finance-plan';
import { DEFAULT_TERMS, type FinanceTerms } from '@rooftop/finance/terms';
import type { Audience } from '@rooftop/inventory/index/audience';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../context.server.ts';

/** One function for each visitor's terms, because indexes remember what it says by its identity. */
const payments = new LRUCache<string, Audience['payment']>({ max: 64 });

/** The terms that stated payments rest on: the visitor's, else those of the standing estimate. */
export const financeTermsOf = ({ terms }: Pick<RequestContext, 'terms'>): FinanceTerms =>
  terms?.kind === 'finance' ? terms : DEFAULT_TERMS.vehicle.finance;

/** The public, which sees neither private cars nor locked prices, on these terms of payment. */
export function publicAudience(context: Pick<RequestContext, 'terms'>): Audience {
  const terms = financeTermsOf(context);
  const key = JSON.stringify(terms);
  const payment = payments.get(key) ?? createPayment(terms);
  payments.set(key, payment);
  return { seesPrivate: false, seesLockedPrices: false, payment };
}

/** Who asks: the public, or somebody who has unlocked the inventory. */
export async function audienceOf(context: Pick<RequestContext, 'terms' | 'visitor'>): Promise<Audience> {
  return { ...publicAudience(context), seesPrivate: await context.visitor.hasUnlockedInventory() };
}
