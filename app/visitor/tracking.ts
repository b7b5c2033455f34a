import { type ConsentCategory, isPixelAllowed } from '@rooftop/visits/consent';
import { readAdvertising } from './advertising.ts';

/** How Meta recognizes the visitor. */
export interface Tracking {
  /** Meta's ids of the browser and the click. Null if there is none. */
  readonly fbp: string | null;
  readonly fbc: string | null;
}

const BROWSER_ID = /^fb\.\d\.\d{10,16}\.\d{1,30}$/;
const CLICK_ID = /^fb\.\d\.\d{10,16}\.[\w.-]{1,470}$/;

/** Ids in Meta's format. Anything else is ignored. */
export const browserId = (text = ''): string | null => BROWSER_ID.exec(text)?.[0] ?? null;
export const clickId = (text = ''): string | null => CLICK_ID.exec(text)?.[0] ?? null;

/** The effective consent, and the dealership's tier that it is read by. */
export interface VisitorConsent {
  readonly consent: readonly ConsentCategory[];
  readonly cookieTier: number;
}

/**
 * Returns the data about a visitor that may be sent to advertisers, or null if none may.
 * @param now milliseconds since 1970
 */
export function trackingOf(
  cookies: Readonly<Record<string, string>>,
  { consent, cookieTier }: VisitorConsent,
  now: number,
): Tracking | null {
  if (!isPixelAllowed(consent, cookieTier)) return null;
  const { fbclid } = readAdvertising(cookies);
  return {
    fbp: browserId(cookies['_fbp']),
    fbc: clickId(cookies['_fbc']) ?? clickId(fbclid && `fb.1.${now}.${fbclid}`),
  };
}
