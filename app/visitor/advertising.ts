/** Which advertisement led somebody here: parameters of allowed names (spec 3), kept with consent to targeting. */

/** Name of the readable cookie that keeps them: as a query has them, `utm_source=mail&gclid=x`. */
export const ADVERTISING_COOKIE = 'adsValues';
/** Seconds: 30 days. */
export const ADVERTISING_MAX_AGE = 30 * 86_400;

export const ADVERTISING_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'gbraid',
  'gwraid',
] as const;

/** Characters of a value; click ids are the longest. */
const MAX_LENGTH = 500;
// Whatever comes after would be a header of a mail, or invisible to those who read it.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The allowed parameters of a query or a cookie's value, in one order. */
export function advertisingOf(query: string): Readonly<Record<string, string>> {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(
    ADVERTISING_PARAMETERS.map((name) => [
      name,
      (asked.get(name) ?? '').slice(0, MAX_LENGTH).replace(UNPRINTABLE, '').trim(),
    ]).filter(([, value]) => value !== ''),
  );
}

/** What a visitor's cookies say; they are his to change. */
export const readAdvertising = (cookies: Readonly<Record<string, string>>) =>
  advertisingOf(cookies[ADVERTISING_COOKIE] ?? '');
