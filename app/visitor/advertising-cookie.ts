import { serialize } from 'hono/utils/cookie';
import { ADVERTISING_COOKIE, ADVERTISING_MAX_AGE, advertisingOf } from './advertising.ts';

/**
 * The Set-Cookie header that keeps the advertising parameters of a query. Null if the query has none. The last
 * advertisement counts, and replaces an earlier one whole: parameters of two would tell of one that never was.
 * @param query as an address or a form has it: anybody may have written it
 */
export function advertisingCookie(query: string, secure: boolean): string | null {
  const values = advertisingOf(query);
  if (Object.keys(values).length === 0) return null;
  const text = new URLSearchParams(values).toString();
  return serialize(ADVERTISING_COOKIE, text, {
    path: '/',
    maxAge: ADVERTISING_MAX_AGE,
    sameSite: 'Lax',
    secure,
  });
}
