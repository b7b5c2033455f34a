import { printTerms } from '@rooftop/finance/print-terms';
import type { FinanceTerms } from '@rooftop/finance/terms';

/** Remembers how a visitor would pay, for every price that he sees: `finance.20p.0.850.72`. */
export const TERMS_COOKIE = 'terms';
/** 30 days, in seconds: as long as his store is remembered. */
export const TERMS_MAX_AGE = 30 * 86_400;

/** Keeps terms in the browser at once; a form without script has the server do it. */
export function keepTerms(terms: FinanceTerms): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
  document.cookie = `${TERMS_COOKIE}=${printTerms(terms)}; Path=/; Max-Age=${TERMS_MAX_AGE}; SameSite=Lax${secure}`;
}
