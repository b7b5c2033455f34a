import type { IncomingMessage } from 'node:http';
import type { Visit } from '../http/visit.ts';
import { readVisitor } from '../page-cache/visitor.ts';
import { advertisingCookie } from './advertising-cookie.ts';

/**
 * Remembers which advertisement led to a page, when its address says so and the visitor agrees. It is done at the
 * door and not in the browser: cookies of scripts that stand on an address with a click's id live a day in some
 * browsers, and not every visitor runs scripts. A kept page's bytes know nothing of it.
 */
export function rememberAdvertising(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  outgoing: { appendHeader(name: string, value: string): unknown },
  { dealership }: Pick<Visit, 'dealership'>,
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
