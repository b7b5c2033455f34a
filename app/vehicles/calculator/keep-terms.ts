import { printTerms } from '@rooftop/finance/print-terms';
import type { Terms } from '@rooftop/finance/terms';
import { TERMS_COOKIE, TERMS_MAX_AGE } from '../../visitor/terms-cookie.ts';

/** Saves terms in the browser immediately. Without JavaScript the server does it. */
export function saveTerms(terms: Terms): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
  document.cookie = `${TERMS_COOKIE}=${printTerms(terms)}; Path=/; Max-Age=${TERMS_MAX_AGE}; SameSite=Lax${secure}`;
}
