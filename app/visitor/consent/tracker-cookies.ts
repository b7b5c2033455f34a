/** Cookies that scripts of other companies set on this website's hosts. The cookie policy lists them. */
import type { Trackers } from '@rooftop/content/documents/dealership/trackers';
import type { ConsentCategory } from '@rooftop/visits/consent';
import { isRefusedToTrackers, type TrackerConsent } from './storage-register.ts';

interface TrackerCookie {
  readonly name: string;
  /** Matches the name, and those that begin like it. */
  readonly pattern: RegExp;
  readonly category: ConsentCategory;
  /** Seconds. */
  readonly maxAge: number;
  /** The setting without which it is not set. */
  readonly of: keyof Trackers;
}

const DAY = 86_400;

/** In the order of the cookie policy. The texts `cookies.<name>` explain their purposes. */
export const TRACKER_COOKIES = [
  {
    name: '_ga',
    pattern: /^_(?:ga|gid|gat)(?:_|$)/,
    category: 'analytics',
    maxAge: 400 * DAY,
    of: 'measurementIds',
  },
  {
    name: '_gcl_au',
    pattern: /^_gcl_\w+$/,
    category: 'targeting',
    maxAge: 90 * DAY,
    of: 'tagContainer',
  },
  { name: '_fbp', pattern: /^_fbp$/, category: 'targeting', maxAge: 90 * DAY, of: 'metaPixelId' },
  { name: '_fbc', pattern: /^_fbc$/, category: 'targeting', maxAge: 90 * DAY, of: 'metaPixelId' },
] as const satisfies readonly TrackerCookie[];

/** The names among a page's cookies that are refused. @param cookies as `document.cookie` */
export const refusedCookies = (cookies: string, consent: TrackerConsent): readonly string[] =>
  cookies
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) =>
      TRACKER_COOKIES.some(
        ({ pattern, category }) => pattern.test(name) && isRefusedToTrackers(category, consent),
      ),
    );

/** Returns whether a tracker sets cookies of this name. */
export const isTrackerCookie = (name: string): boolean =>
  TRACKER_COOKIES.some(({ pattern }) => pattern.test(name));

/** The domains for which a host can set cookies: itself and those above it. */
export const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, at, labels) => labels.slice(at).join('.'));

/** Deletes the cookies of trackers that are not allowed. For browsers only. */
export function deleteRefusedCookies(consent: TrackerConsent): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
  for (const name of refusedCookies(document.cookie, consent))
    for (const domain of ['', ...domainsOf(window.location.hostname).map((one) => `; Domain=${one}`)])
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
