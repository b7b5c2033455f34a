import { z } from 'zod';
import { FIELD_NAMES } from './feed-fields.ts';

export const FEED_FORMATS = ['auto', 'homenet', 'vauto', 'generic', 'store-api'] as const;

/** A hostname, never an IP address. */
const PHOTO_HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** Whether a source may list this host (without `*.`): a name with a dot, no IP address, no port. */
export const isPhotoHost = (host: string): boolean => !host.startsWith('*') && PHOTO_HOST.test(host);

/** Where a feed is. */
const placeShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), path: z.string().min(1) }),
  /** The newest file in the folder is the feed. */
  z.object({ kind: z.literal('folder'), path: z.string().min(1) }),
  z.object({
    kind: z.literal('url'),
    url: z.url({ protocol: /^https?$/ }),
    /** Allows hosts in the private network, and http. */
    allowPrivate: z.boolean().default(false),
  }),
]);
export type FeedPlace = z.infer<typeof placeShape>;

/** A dealership's feed: where it is and how to read it. */
export const feedSourceShape = z.object({
  place: placeShape,
  format: z.enum(FEED_FORMATS).default('auto'),
  /** Columns of this source. They override those of its format. */
  columns: z.partialRecord(z.enum(FIELD_NAMES), z.array(z.string().min(1)).readonly()).default({}),
  /** From a dealer number or name, in lower case, to the store key. */
  stores: z.record(z.string(), z.string()).default({}),
  defaultStore: z.string().nullable().default(null),
  /** Hosts that its photos may be fetched from. `*.example.com` means all its subdomains. */
  photoHosts: z.array(z.string().regex(PHOTO_HOST)).default([]),
  /** Folder on this machine with the photos that the feed names by file. Null if there is none. */
  photoFolder: z.string().min(1).nullable().default(null),
  /** Share of the cars, from 0 to 1. A feed that misses more of them is refused. */
  guardShare: z.number().min(0).max(1).default(0.4),
  /** Minutes between imports. Null means manual imports only. */
  everyMinutes: z.number().int().min(5).nullable().default(null),
});
export type FeedSource = z.infer<typeof feedSourceShape>;
export type FeedSourceInput = z.input<typeof feedSourceShape>;

/** Describes where a feed is, without the password that its URL may contain. */
export function describePlace(place: FeedPlace): string {
  if (place.kind !== 'url') return place.path;
  const { protocol, host, pathname } = new URL(place.url);
  return `${protocol}//${host}${pathname}`;
}
