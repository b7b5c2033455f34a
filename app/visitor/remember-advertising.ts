import type { IncomingMessage } from 'node:http';
import { serialize } from 'hono/utils/cookie';
import type { Visit } from '../http/visit.ts';
import { readVisitor } from '../page-cache/visitor.ts';
import { ADVERTISING_COOKIE, ADVERTISING_MAX_AGE, advertisingOf } from './advertising.ts';

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
  const values = advertisingOf(url.slice(query));
  if (Object.keys(values).length === 0) return;
  const { consent } = readVisitor({ cookie: headers.cookie, gpc: headers['sec-gpc'] }, dealership);
  if (!consent.includes('targeting')) return;
  // What an earlier advertisement said goes: parameters of two would tell of one that never was.
  const text = new URLSearchParams(values).toString();
  outgoing.appendHeader(
    'Set-Cookie',
    serialize(ADVERTISING_COOKIE, text, {
      path: '/',
      maxAge: ADVERTISING_MAX_AGE,
      sameSite: 'Lax',
      secure: secureCookies,
    }),
  );
}
