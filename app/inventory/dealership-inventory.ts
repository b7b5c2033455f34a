import type { DealershipContent } from '@rooftop/content/content';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { Listing } from '@rooftop/inventory/vehicle';

/** One dealership's cars, as loaders get them; never another dealership's. */
export interface DealershipInventory {
  /** The cars as they stand; an empty index while there are none. Throws InventoryUnavailable before the first state is read. */
  index(): Promise<SearchIndex>;
  /**
   * A car that the index has let go, because it was sold long ago. null: there was none such. Throws
   * InventoryUnavailable.
   * @param vin in upper case
   */
  formerCar(vin: string): Promise<Listing | null>;
  /** of what `index` answers; raised by every import: for keys and ETags */
  version(): Promise<number>;
}

/** How a request looks at a dealership's cars. */
export interface InventoryView {
  /** the same dealership's: its settings say how cars are listed */
  readonly content: Pick<DealershipContent, 'settings' | 'stores'>;
  /** told when the cars are read: what is made of them is outdated by the next import */
  readonly onRead?: () => void;
  /** Called with the moment at which the next price drop ends: what is made of the cars is not true beyond it. */
  readonly trueUntil?: (moment: Date) => void;
}

/** The cars of all dealerships, held in this process. */
export interface Inventory {
  /** @param dealership id of its document. Costs nothing: make one per request. */
  forDealership(dealership: string, view: InventoryView): DealershipInventory;
  /** Calls back with the dealership whose cars changed, once a request would see it. */
  onChange(listener: (dealership: string) => void): void;
}

/** The database failed and no cars were read before: the page answers 503. */
export class InventoryUnavailable extends Error {
  override readonly name = 'InventoryUnavailable';

  constructor(dealership: string, cause: unknown) {
    super(`The cars of ${dealership} could not be read.`, { cause });
  }
}
