import { parseTerms } from '@rooftop/finance/terms-text';
import type { Terms } from '@rooftop/finance/terms';
import { parse } from 'hono/utils/cookie';
import { TERMS_COOKIE } from '#app/visitor/terms-cookie.ts';

/** The terms in a visitor's cookies, or null if they have set none. */
export const readTerms = (cookies: string | null | undefined): Terms | null =>
  cookies?.includes(TERMS_COOKIE) ? parseTerms(parse(cookies, TERMS_COOKIE)[TERMS_COOKIE]) : null;
