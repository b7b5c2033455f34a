import type { IncomingMessage } from 'node:http';
import type { SiteRequest } from '../server/site-request.ts';
import { readVisitor } from './read-visitor.ts';
import { advertisingCookie } from './advertising-cookie.ts';

/**
 * Stores which ad led to a page, if its URL has advertising parameters and the visitor has consented. This happens on
 * the server rather than in the browser, because some browsers limit cookies that scripts set on URLs with a click id
 * to one day, and not every visitor runs scripts. Cached pages are not affected.
 */
export function rememberAdvertising(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  outgoing: { appendHeader(name: string, value: string): unknown },
  { dealership }: Pick<SiteRequest, 'dealership'>,
  secureCookies: boolean,
): void {
  const query = url.indexOf('?');
  if (query === -1 || method !== 'GET') return;
  const cookie = advertisingCookie(url.slice(query), secureCookies);
  if (cookie === null) return;
  const { consent } = readVisitor({ cookie: headers.cookie, gpc: headers['sec-gpc'] }, dealership);
  if (!consent.includes('targeting')) return;
  outgoing.appendHeader('Set-Cookie', cookie);
}
