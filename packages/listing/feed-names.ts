/** Feeds of cars to advertisers, which a dealership can take part in. */
export const FEED_NAMES = ['google-vehicle-listings', 'google-vehicle-ads', 'meta-vehicles'] as const;
export type FeedName = (typeof FEED_NAMES)[number];
