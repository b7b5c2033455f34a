import type { FeedKit } from '../inventory/feed-kit.ts';

/** HomeNet: one file for all four stores. */
export const feed: FeedKit = {
  files: ['inventory-earlier.txt', 'inventory.txt'],
  photos: 'photos',
  settings: {
    format: 'homenet',
    stores: { '20117': 'erie', '20118': 'meadville', '20119': 'jamestown', '20120': 'dunkirk' },
  },
};
