import type { Dealership } from '@rooftop/content/documents/dealership';
import { allowedCategories, CONSENT_COOKIE, type ConsentCategory } from '@rooftop/visits/consent';
import { parse } from 'hono/utils/cookie';
import { storeCookie } from '../stores/store-cookie.ts';

/** All that a page may know of whoever asks for it. */
export interface Visitor {
  /** undefined: no store chosen */
  readonly storeKey: string | undefined;
  /** what may be stored and shared, in canonical order */
  readonly consent: readonly ConsentCategory[];
  /** whether the browser sends Global Privacy Control */
  readonly gpc: boolean;
}

/** The headers of a request that say something of its visitor. */
export interface VisitorHeaders {
  readonly cookie: string | null | undefined;
  /** Sec-GPC: `1` is the only value that has a meaning */
  readonly gpc: string | string[] | null | undefined;
}

/** Reads a visitor off a request's headers. The store's key is as it was sent: it may be no store's. */
export function readVisitor(
  { cookie, gpc: signal }: VisitorHeaders,
  { cookieTier }: Pick<Dealership, 'cookieTier'>,
): Visitor {
  const gpc = signal === '1';
  const chosen = cookie?.includes(CONSENT_COOKIE) ? parse(cookie, CONSENT_COOKIE)[CONSENT_COOKIE] : undefined;
  return {
    storeKey: storeCookie(cookie),
    consent: allowedCategories({ cookie: chosen, tier: cookieTier, gpc }),
    gpc,
  };
}
