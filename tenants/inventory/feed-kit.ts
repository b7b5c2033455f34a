import type { FeedSourceInput } from '@rooftop/inventory/feeds/source';

/** Where the cars of a kit come from, as the kit's folder says it. */
export interface FeedKit {
  /** files of the folder, in the order in which they came */
  readonly files: readonly string[];
  /** a folder of the kit's with the photos that the feed names by file */
  readonly photos?: string;
  readonly settings: Omit<FeedSourceInput, 'place' | 'photoFolder'>;
}

/** The same with the name of the folder, which is the dealership's slug. */
export interface InventoryKit extends FeedKit {
  readonly slug: string;
}
