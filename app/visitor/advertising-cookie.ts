import { ADVERTISING_COOKIE, ADVERTISING_MAX_AGE, advertisingOf } from './advertising.ts';
import { cookieHeader } from './cookie-header.ts';

/**
 * Returns the Set-Cookie header that stores the advertising parameters of a query, or null if the query has none. The
 * last ad replaces all parameters of an earlier one, because a mix would describe an ad that never existed.
 * @param query from a URL or form; untrusted
 */
export function advertisingCookie(query: string, secure: boolean): string | null {
  const values = advertisingOf(query);
  if (Object.keys(values).length === 0) return null;
  const text = new URLSearchParams(values).toString();
  return cookieHeader(ADVERTISING_COOKIE, text, { maxAge: ADVERTISING_MAX_AGE, secure });
}
