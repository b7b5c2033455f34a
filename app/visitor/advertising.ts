/** Which advertisement led somebody here: parameters and cookies of allowed names (spec 3), with consent to targeting. */

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

/** The advertising cookies that a lead may carry (spec 3): Meta's browser and click, Google's clicks. Others set them. */
const ADVERTISERS_COOKIES = ['_fbp', '_fbc', '_gcl_aw', '_gcl_au', '_gcl_gb'] as const;

/** Characters of a value; click ids are the longest. */
const MAX_LENGTH = 500;
// Whatever comes after would be a header of a mail, or invisible to those who read it.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

const cleaned = (value: string | null | undefined): string =>
  (value ?? '').slice(0, MAX_LENGTH).replace(UNPRINTABLE, '').trim();

/** The allowed parameters of a query or a cookie's value, in one order. */
export function advertisingOf(query: string): Readonly<Record<string, string>> {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(
    ADVERTISING_PARAMETERS.map((name) => [name, cleaned(asked.get(name))]).filter(
      ([, value]) => value !== '',
    ),
  );
}

/** What a visitor's cookies say: the parameters that were kept, and advertisers' own cookies. Visitors can change them. */
export function readAdvertising(cookies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const own = ADVERTISERS_COOKIES.map((name) => [name, cleaned(cookies[name])] as const);
  return {
    ...advertisingOf(cookies[ADVERTISING_COOKIE] ?? ''),
    ...Object.fromEntries(own.filter(([, value]) => value !== '')),
  };
}
