/** What this website and its advertisers' scripts keep in the browser besides cookies. The cookie policy lists it. */
import type { Trackers } from '@rooftop/content/documents/dealership/trackers';
import type { ConsentCategory } from '@rooftop/visits/consent';
import type { BrowserConsent } from './consent-state.ts';

interface StoredItem {
  readonly key: string;
  /** `local` is kept until it is removed, `session` as long as the tab. */
  readonly area: 'local' | 'session';
  /** The item is not stored without consent to this category. */
  readonly category: ConsentCategory;
}

/** In the order of the cookie policy. The texts `cookies.<key>` explain their purposes. */
export const STORAGE_REGISTER = [
  { key: 'disabledPopups', area: 'session', category: 'essential' },
  { key: 'finishedPopups', area: 'local', category: 'essential' },
  { key: 'reloads', area: 'session', category: 'essential' },
  { key: 'reloadedFor', area: 'session', category: 'essential' },
  { key: 'popupsShown', area: 'local', category: 'functional' },
  { key: 'viewedPagesItems', area: 'local', category: 'functional' },
] as const satisfies readonly StoredItem[];

interface TrackerItem {
  readonly key: string;
  readonly category: ConsentCategory;
  /** The setting without which it is not stored. */
  readonly of: keyof Trackers;
}

/**
 * What scripts of other companies keep in local storage, in the order of the cookie policy. The texts `cookies.<key>`
 * explain their purposes.
 */
export const TRACKER_ITEMS = [
  { key: '_gcl_ls', category: 'targeting', of: 'tagContainer' },
  { key: 'lastExternalReferrer', category: 'targeting', of: 'metaPixelId' },
  { key: 'lastExternalReferrerTime', category: 'targeting', of: 'metaPixelId' },
  { key: 'multiFbc', category: 'targeting', of: 'metaPixelId' },
] as const satisfies readonly TrackerItem[];

/** What decides whether trackers may store something. */
export type TrackerConsent = Pick<BrowserConsent, 'allowed' | 'isPixelAllowed'>;

/** Returns whether trackers must not store anything of this category. */
export const isRefusedToTrackers = (
  category: ConsentCategory,
  { allowed, isPixelAllowed }: TrackerConsent,
): boolean => (category === 'targeting' ? !isPixelAllowed : !allowed.includes(category));
