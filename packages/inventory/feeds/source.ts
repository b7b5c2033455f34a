import { z } from 'zod';
import { FIELD_NAMES } from './fields.ts';

export const FEED_FORMATS = ['auto', 'homenet', 'vauto', 'generic', 'store-api'] as const;

/** A name that has to be looked up, never a number of an address. */
const PHOTO_HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** Whether a source may list this host (without `*.`): a name with a dot, no IP address, no port. */
export const isPhotoHost = (host: string): boolean => !host.startsWith('*') && PHOTO_HOST.test(host);

/** Where a feed is. */
const placeShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), path: z.string().min(1) }),
  /** the newest file in it is the feed */
  z.object({ kind: z.literal('folder'), path: z.string().min(1) }),
  z.object({
    kind: z.literal('url'),
    url: z.url({ protocol: /^https?$/ }),
    /** lets it be in the own network, and without https */
    allowPrivate: z.boolean().default(false),
  }),
]);
export type FeedPlace = z.infer<typeof placeShape>;

/** A dealership's feed: where it is and how it is read. */
export const feedSourceShape = z.object({
  place: placeShape,
  format: z.enum(FEED_FORMATS).default('auto'),
  /** columns of this source, over those of its format */
  columns: z.partialRecord(z.enum(FIELD_NAMES), z.array(z.string().min(1)).readonly()).default({}),
  /** dealer number or name, in small letters → store key */
  stores: z.record(z.string(), z.string()).default({}),
  defaultStore: z.string().nullable().default(null),
  /** hosts that its photos may be fetched from; `*.example.com` means all below it */
  photoHosts: z.array(z.string().regex(PHOTO_HOST)).default([]),
  /** a folder of this machine with the photos that the feed names by file; null: there is none */
  photoFolder: z.string().min(1).nullable().default(null),
  /** a feed in which a larger share of the cars is missing is refused */
  guardShare: z.number().min(0).max(1).default(0.4),
  /** minutes between imports; null: by hand only */
  everyMinutes: z.number().int().min(5).nullable().default(null),
});
export type FeedSource = z.infer<typeof feedSourceShape>;
export type FeedSourceInput = z.input<typeof feedSourceShape>;

/** Where a feed is, without the password that its address may hold. */
export function describePlace(place: FeedPlace): string {
  if (place.kind !== 'url') return place.path;
  const { protocol, host, pathname } = new URL(place.url);
  return `${protocol}//${host}${pathname}`;
}
