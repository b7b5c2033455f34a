import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import {
  allowedCategories,
  CONSENT_COOKIE,
  type ConsentCategory,
  DISPLAY_COOKIE,
} from '@rooftop/visits/consent';
import { STORE_COOKIE } from '@rooftop/tenancy/choose-store';
import { parse } from 'hono/utils/cookie';
import { GPC_COOKIE } from './consent/gpc-cookie.ts';

/** Everything a page may know about its visitor. */
export interface Visitor {
  /** Undefined if they chose no store. */
  readonly storeKey: string | undefined;
  /** What may be stored and shared, in canonical order. */
  readonly consent: readonly ConsentCategory[];
  /** Whether they have made a choice, so that the cookie banner need not ask. */
  readonly hasAnswered: boolean;
  /** Whether the browser signals Global Privacy Control, by its header or the cookie of our script. */
  readonly gpc: boolean;
}

/** The request headers that describe the visitor. */
export interface VisitorHeaders {
  readonly cookie: string | null | undefined;
  /** Sec-GPC. Only the value `1` has a meaning. */
  readonly gpc: string | string[] | null | undefined;
}

/** Reads the visitor from request headers. The store key is as sent and may be unknown. */
export function readVisitor(
  { cookie, gpc: signal }: VisitorHeaders,
  { cookieTier }: Pick<Dealership, 'cookieTier'>,
): Visitor {
  const valueOf = (name: string) => (cookie?.includes(name) ? parse(cookie, name)[name] : undefined);
  const gpc = signal === '1' || valueOf(GPC_COOKIE) === '1';
  const chosen = valueOf(CONSENT_COOKIE);
  return {
    storeKey: valueOf(STORE_COOKIE),
    consent: allowedCategories({ cookie: chosen, tier: cookieTier, gpc }),
    hasAnswered: chosen !== undefined || valueOf(DISPLAY_COOKIE) === 'hide',
    gpc,
  };
}
