import type { ConsentCategory } from '@rooftop/visits/consent';
import { readAdvertising } from './advertising.ts';

/** By what Meta knows the visitor again. */
export interface Tracking {
  /** its ids for the browser and for the click; null: there is none */
  readonly fbp: string | null;
  readonly fbc: string | null;
}

const BROWSER_ID = /^fb\.\d\.\d{10,16}\.\d{1,30}$/;
const CLICK_ID = /^fb\.\d\.\d{10,16}\.[\w.-]{1,470}$/;

/** Ids as Meta writes them; anything else is nobody's. */
export const browserId = (text = ''): string | null => BROWSER_ID.exec(text)?.[0] ?? null;
export const clickId = (text = ''): string | null => CLICK_ID.exec(text)?.[0] ?? null;

/**
 * What may be told to advertisers of a visitor; null: nothing.
 * @param now milliseconds since 1970
 */
export function trackingOf(
  cookies: Readonly<Record<string, string>>,
  consent: readonly ConsentCategory[],
  now: number,
): Tracking | null {
  if (!consent.includes('targeting')) return null;
  const { fbclid } = readAdvertising(cookies);
  return {
    fbp: browserId(cookies['_fbp']),
    fbc: clickId(cookies['_fbc']) ?? clickId(fbclid && `fb.1.${now}.${fbclid}`),
  };
}
