import type { FeedKit } from '../inventory/feed-kit.ts';

/** Export of a small system. */
export const feed: FeedKit = {
  files: ['inventory-earlier.csv', 'inventory.csv'],
  photos: 'photos',
  settings: { format: 'generic', defaultStore: 'allentown' },
};
