import type { FeedSourceInput } from '@rooftop/inventory/feeds/source';

/** Where a shipped dealership's cars come from. */
export interface InventoryKit {
  readonly slug: string;
  /** files below tenants/, in the order in which they came */
  readonly files: readonly string[];
  readonly settings: Omit<FeedSourceInput, 'place'>;
}

/** One export for each dealership that comes with the platform, each of another system. */
export const inventories: readonly InventoryKit[] = [
  {
    slug: 'lakeshore',
    files: ['lakeshore/inventory-earlier.txt', 'lakeshore/inventory.txt'],
    settings: {
      format: 'homenet',
      stores: { '20117': 'erie', '20118': 'meadville', '20119': 'jamestown', '20120': 'dunkirk' },
    },
  },
  {
    slug: 'north-country',
    files: ['north-country/inventory-earlier.csv', 'north-country/inventory.csv'],
    settings: { format: 'vauto', stores: { ncm1290: 'watertown' }, defaultStore: 'watertown' },
  },
  {
    slug: 'summit',
    files: ['summit/inventory-earlier.csv', 'summit/inventory.csv'],
    settings: { format: 'generic', defaultStore: 'allentown' },
  },
];
