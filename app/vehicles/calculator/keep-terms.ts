import { printTerms } from '@rooftop/finance/print-terms';
import type { Terms } from '@rooftop/finance/terms';
import { storageFor } from '#app/visitor/browser-storage.ts';
import { TERMS_COOKIE, TERMS_MAX_AGE } from '#app/visitor/terms-cookie.ts';

/** Saves terms in the browser immediately. Without JavaScript the server does it. */
export const saveTerms = (terms: Terms): void =>
  storageFor('essential').setCookie(TERMS_COOKIE, printTerms(terms), TERMS_MAX_AGE);
