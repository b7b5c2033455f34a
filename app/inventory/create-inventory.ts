/** The cars of all dealerships: read from the database when somebody asks, kept up to date by what it announces. */
import type { Pool } from '@rooftop/database/pool';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import type { SearchSettings } from '@rooftop/inventory/index/search';
import type { Audience } from '@rooftop/inventory/index/audience';
import { EVERYTHING, FACETS } from '@rooftop/inventory/index/query';
import { type InventoryVersion, listenForImports } from '@rooftop/inventory/storage/listen';
import { SOLD_PAGE_MS } from '@rooftop/inventory/vehicle';
import { unlessUnavailable } from '../unless-unavailable.ts';
import { type Inventory, InventoryUnavailable, type InventoryView } from './dealership-inventory.ts';
import { createHeldInventory, type HeldInventory } from './held-inventory.ts';
import { indexSettings } from './index-settings.ts';

/** Cars held at most, of all dealerships that were asked for lately; a larger single inventory is held all the same. */
const MOST_CARS = 500_000;
const RETRY_MS = 1000;
/** From so many cars on, the first request would wait noticeably. */
const LARGE = 2000;
/** Whoever searches when nobody does. */
const NO_PAYMENTS: Audience = { seesPrivate: false, seesLockedPrices: false, payment: () => 0 };
/** How often cars are let go whose page has had its time. */
const SWEEP_MS = 10 * 60_000;

export interface InventoryOptions {
  /** with connections to spare: listening holds one, each reading of an inventory another */
  readonly pool: Pool;
  /** told of lost connections and failed updates; for the log */
  readonly onTrouble: (error: unknown) => void;
  readonly mostCars?: number;
  readonly sweepMs?: number;
}

/** How cars are listed. null: content cannot be reached, and nothing of it is kept */
async function settingsOf({ settings, stores }: InventoryView['content']): Promise<SearchSettings | null> {
  const known = await unlessUnavailable(Promise.all([settings(), stores()]), null);
  return known && indexSettings(...known);
}

/** Opens the inventory and listens for imports until it is closed. */
export async function createInventory({
  pool,
  onTrouble,
  mostCars = MOST_CARS,
  sweepMs = SWEEP_MS,
}: InventoryOptions) {
  const store = createInventoryStore(pool);
  /** the one asked for last comes last */
  const held = new Map<string, HeldInventory>();
  /** versions that listeners know of */
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

  function hold(dealership: string): HeldInventory {
    const found =
      held.get(dealership) ??
      createHeldInventory({ store, dealership, onOther: () => tell(dealership), onTrouble });
    held.delete(dealership);
    held.set(dealership, found);
    return found;
  }

  async function follow({ dealership, version }: InventoryVersion): Promise<void> {
    if (isClosed) return;
    try {
      await held.get(dealership)?.reach(version);
    } catch (error) {
      onTrouble(error);
      setTimeout(() => void follow({ dealership, version }), RETRY_MS).unref();
      return;
    }
    if (version <= (told.get(dealership) ?? 0)) return;
    told.set(dealership, version);
    tell(dealership);
  }

  const listening = await listenForImports(pool, (version) => void follow(version), onTrouble);

  const sweep = setInterval(() => {
    for (const one of held.values()) one.forgetSold(Date.now() - SOLD_PAGE_MS).catch(onTrouble);
  }, sweepMs).unref();

  const inventory: Inventory = {
    forDealership(dealership, { content, onRead = () => {}, trueUntil = () => {} }) {
      async function state() {
        const settings = await settingsOf(content);
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
          if (ends !== Number.POSITIVE_INFINITY) trueUntil(new Date(ends));
          return index;
        },
        version: async () => (await state()).version,
        async formerCar(vin) {
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
     * Reads large inventories before anyone asks for them, the largest first, as many as are held. Resolves when it is
     * done; what fails is reported, and tried again by the first request.
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
        onTrouble(error);
      }
    },
    async close() {
      isClosed = true;
      clearInterval(sweep);
      await listening.stop();
    },
  };
}
