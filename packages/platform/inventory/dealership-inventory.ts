import type { DealershipContent } from '@rooftop/content/content';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { Listing } from '@rooftop/inventory/vehicle';

/** One dealership's cars, for loaders. Never another dealership's. */
export interface DealershipInventory {
  /**
   * The current cars, in an empty index if there are none. Throws InventoryUnavailable before the first state is
   * read.
   */
  index(): Promise<SearchIndex>;
  /**
   * A car that the index has dropped because it was sold long ago. Null if there is none. Throws
   * InventoryUnavailable.
   * @param vin in upper case
   */
  findSoldCar(vin: string): Promise<Listing | null>;
  /** Version of `index`, which every import increases. For cache keys and ETags. */
  version(): Promise<number>;
}

/** How a request reads a dealership's cars. */
export interface InventoryView {
  /** The same dealership's content. Its settings say how cars are listed. */
  readonly content: Pick<DealershipContent, 'settings' | 'stores'>;
  /** Called when the cars are read: whatever is computed from them is outdated by the next import. */
  readonly onRead?: () => void;
  /**
   * Called with the time at which the next price drop ends. Whatever is computed from the cars is valid until then.
   */
  readonly validUntil?: (moment: Date) => void;
}

/** The cars of all dealerships, in this process's memory. */
export interface Inventory {
  /** Cheap, so call it once per request. @param dealership ID of its document */
  forDealership(dealership: string, view: InventoryView): DealershipInventory;
  /** Calls back with the dealership whose cars changed, once requests see the change. */
  onChange(listener: (dealership: string) => void): void;
}

/** The database failed and no cars were read before. The page answers 503. */
export class InventoryUnavailable extends Error {
  override readonly name = 'InventoryUnavailable';

  constructor(dealership: string, cause: unknown) {
    super(`The cars of ${dealership} could not be read.`, { cause });
  }
}
