/** The cars of all dealerships, read from the database on request and updated by its notifications. */
import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import type { Pool } from '@rooftop/database/pool';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import type { SearchSettings } from '@rooftop/inventory/index/search';
import type { Audience } from '@rooftop/inventory/index/audience';
import { EVERYTHING, FACETS } from '@rooftop/inventory/index/query';
import { type InventoryVersion, listenForImports } from '@rooftop/inventory/storage/listen-for-imports';
import { SOLD_PAGE_MS } from '@rooftop/inventory/vehicle';
import { type Inventory, InventoryUnavailable, type InventoryView } from './dealership-inventory.ts';
import { createLoadedInventory, type LoadedInventory } from './loaded-inventory.ts';
import { indexSettings } from './index-settings.ts';
import type { PriceNote } from './price-terms.ts';

/** Maximum cars in memory, for the dealerships requested most recently. A larger single inventory is kept anyway. */
const MOST_CARS = 500_000;
const RETRY_MS = 1000;
/** Cars from which on the first request would have a noticeable wait. */
const LARGE = 2000;
/** Audience for warming up an index without a visitor. */
const NO_PAYMENTS: Audience = { seesPrivate: false, seesLockedPrices: false, payment: () => 0 };
/** How often sold cars whose page has expired are dropped. */
const SWEEP_MS = 10 * 60_000;

interface InventoryOptions {
  /** Needs spare connections: one for listening and one for each inventory being read. */
  readonly pool: Pool;
  /** In English, for the log of what was advertised. */
  readonly priceNote: PriceNote;
  /** Receives lost connections and failed updates, for the log. */
  readonly onFailure: (error: unknown) => void;
  readonly mostCars?: number;
  readonly sweepMs?: number;
}

/** How cars are listed. Null if content is unavailable and not cached. */
async function settingsOf(
  { settings, stores }: InventoryView['content'],
  priceNote: PriceNote,
): Promise<SearchSettings | null> {
  try {
    return indexSettings(...(await Promise.all([settings(), stores()])), priceNote);
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

/** Opens the inventory and listens for imports until it is closed. */
export async function createInventory({
  pool,
  priceNote,
  onFailure,
  mostCars = MOST_CARS,
  sweepMs = SWEEP_MS,
}: InventoryOptions) {
  const store = createInventoryStore(pool);
  /** The most recently requested comes last. */
  const held = new Map<string, LoadedInventory>();
  /** Versions that listeners know about. */
  const told = new Map<string, number>();
  const listeners = new Set<(dealership: string) => void>();
  let isClosed = false;

  function forgetTheOldest(): void {
    let cars = [...held.values()].reduce((sum, one) => sum + one.size(), 0);
    for (const [dealership, one] of held) {
      if (cars <= mostCars || held.size === 1) return;
      cars -= one.size();
      held.delete(dealership);
    }
  }

  function tell(dealership: string): void {
    for (const listener of listeners) listener(dealership);
  }

  function hold(dealership: string): LoadedInventory {
    const found =
      held.get(dealership) ??
      createLoadedInventory({ store, dealership, onOther: () => tell(dealership), onFailure });
    held.delete(dealership);
    held.set(dealership, found);
    return found;
  }

  async function follow({ dealership, version }: InventoryVersion): Promise<void> {
    if (isClosed) return;
    try {
      await held.get(dealership)?.updateTo(version);
    } catch (error) {
      onFailure(error);
      setTimeout(() => void follow({ dealership, version }), RETRY_MS).unref();
      return;
    }
    if (version <= (told.get(dealership) ?? 0)) return;
    told.set(dealership, version);
    tell(dealership);
  }

  const listening = await listenForImports(pool, (version) => void follow(version), onFailure);

  const sweep = setInterval(() => {
    for (const one of held.values()) one.dropSold(Date.now() - SOLD_PAGE_MS).catch(onFailure);
  }, sweepMs).unref();

  const inventory: Inventory = {
    forDealership(dealership, { content, onRead = () => {}, validUntil = () => {} }) {
      async function state() {
        const settings = await settingsOf(content, priceNote);
        onRead();
        const found = hold(dealership);
        const isFirst = found.size() === 0;
        try {
          const now = await found.state(settings);
          if (isFirst) forgetTheOldest();
          return now;
        } catch (error) {
          throw new InventoryUnavailable(dealership, error);
        }
      }
      return {
        async index() {
          const { index } = await state();
          const ends = index.dealsUntil();
          if (ends !== Number.POSITIVE_INFINITY) validUntil(new Date(ends));
          return index;
        },
        version: async () => (await state()).version,
        async findSoldCar(vin) {
          try {
            const car = await store.vehicle(dealership, vin);
            return car?.soldAt === null ? null : car;
          } catch (error) {
            throw new InventoryUnavailable(dealership, error);
          }
        },
      };
    },
    onChange: (listener) => void listeners.add(listener),
  };
  return {
    ...inventory,
    /**
     * Reads large inventories before they are requested, the largest first, as many as fit in memory. Resolves when
     * done. Failures are reported, and the first request retries.
     */
    async warm(contentOf: (dealership: string) => InventoryView['content']): Promise<void> {
      try {
        let room = mostCars;
        for (const { dealership, cars } of await store.largest(LARGE)) {
          room -= cars;
          if (isClosed || room < 0) return;
          const index = await inventory.forDealership(dealership, { content: contentOf(dealership) }).index();
          // The first search of an index also prepares what all later ones share.
          const everything = index.search(EVERYTHING, NO_PAYMENTS);
          for (const facet of FACETS) everything.countsOf(facet);
        }
      } catch (error) {
        onFailure(error);
      }
    },
    async close() {
      isClosed = true;
      clearInterval(sweep);
      await listening.stop();
    },
  };
}
