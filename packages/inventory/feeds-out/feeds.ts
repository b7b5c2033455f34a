import type { FeedName } from '@rooftop/listing/feed-names';
import type { OutgoingFeed } from './feed.ts';
import { googleAds } from './google-ads.ts';
import { googleListings } from './google-listings.ts';
import { metaCatalog } from './meta-catalog.ts';

/** All outgoing feeds, by name. Each dealership chooses the ones it takes part in. */
export const FEEDS = {
  'google-vehicle-listings': googleListings,
  'google-vehicle-ads': googleAds,
  'meta-vehicles': metaCatalog,
} as const satisfies Record<FeedName, OutgoingFeed>;
export type { FeedName };
