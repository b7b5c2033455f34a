import type { FeedSourceInput } from '@rooftop/inventory/feeds/source';

/** Source of a kit's cars, as exported by the kit's folder. */
export interface FeedKit {
  /** Files of the folder, oldest first. */
  readonly files: readonly string[];
  /** Subfolder of the kit with the photos that the feed lists by file name. */
  readonly photos?: string;
  readonly settings: Omit<FeedSourceInput, 'place' | 'photoFolder'>;
}

/** A feed kit with its folder's name, which is the dealership's slug. */
export interface InventoryKit extends FeedKit {
  readonly slug: string;
}
