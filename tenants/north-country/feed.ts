import type { FeedKit } from '../inventory/feed-kit.ts';

/** vAuto. */
export const feed: FeedKit = {
  files: ['inventory-earlier.csv', 'inventory.csv'],
  photos: 'photos',
  settings: { format: 'vauto', stores: { ncm1290: 'watertown' }, defaultStore: 'watertown' },
};
