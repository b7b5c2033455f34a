/** Which ad led a visitor here: parameters and cookies with allowed names (spec 3), with consent to targeting. */
import { ADVERTISERS_COOKIES, ADVERTISING_PARAMETERS } from '@rooftop/forms/advertising';

/** Name of the script-readable cookie that stores them as a query: `utm_source=mail&gclid=x`. */
export const ADVERTISING_COOKIE = 'adsValues';
/** Seconds: 30 days. */
export const ADVERTISING_MAX_AGE = 30 * 86_400;

/** Maximum characters of a value; click ids are the longest. */
const MAX_LENGTH = 500;
// Could inject email headers or be invisible to readers.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

const cleaned = (value: string | null | undefined): string =>
  (value ?? '').slice(0, MAX_LENGTH).replace(UNPRINTABLE, '').trim();

/** Returns the allowed parameters of a query or cookie value in a fixed order. */
export function advertisingOf(query: string): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    ADVERTISING_PARAMETERS.map((name) => [name, cleaned(parameters.get(name))]).filter(
      ([, value]) => value !== '',
    ),
  );
}

/**
 * Returns the advertising data of a visitor's cookies: the stored parameters and advertisers' own cookies. Visitors
 * can modify them.
 */
export function readAdvertising(cookies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const own = ADVERTISERS_COOKIES.map((name) => [name, cleaned(cookies[name])] as const);
  return {
    ...advertisingOf(cookies[ADVERTISING_COOKIE] ?? ''),
    ...Object.fromEntries(own.filter(([, value]) => value !== '')),
  };
}
