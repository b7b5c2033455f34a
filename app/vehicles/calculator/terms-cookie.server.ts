import { printTerms } from '@rooftop/finance/print-terms';
import type { Terms } from '@rooftop/finance/terms';
import type { RequestContext } from '#app/context.server.ts';
import { cookieHeader } from '#app/visitor/cookie-header.ts';
import { TERMS_COOKIE, TERMS_MAX_AGE } from '#app/visitor/terms-cookie.ts';

/** The Set-Cookie header that remembers how a visitor would pay. */
export const termsCookie = (terms: Terms, { secureCookies }: Pick<RequestContext, 'secureCookies'>): string =>
  cookieHeader(TERMS_COOKIE, printTerms(terms), { maxAge: TERMS_MAX_AGE, secure: secureCookies });
