/** What this website and its advertisers' scripts keep in the browser besides cookies. The cookie policy lists it. */
import type { ConsentCategory } from '@rooftop/visits/consent';

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
