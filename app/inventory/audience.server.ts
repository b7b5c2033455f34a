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

/** Who asks: the public, which sees neither private cars nor locked prices, on its own terms of payment. */
export function audienceOf(context: Pick<RequestContext, 'terms'>): Audience {
  const terms = financeTermsOf(context);
  const key = JSON.stringify(terms);
  const payment = payments.get(key) ?? createPayment(terms);
  payments.set(key, payment);
  return { seesPrivate: false, seesLockedPrices: false, payment };
}
