/** The cars of all dealerships: read from the database when somebody asks, kept up to date by what it announces. */
import type { Pool } from '@rooftop/database/pool';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { type InventoryVersion, listenForImports } from '@rooftop/inventory/storage/listen';
import { unlessUnavailable } from '../unless-unavailable.ts';
import { type Inventory, InventoryUnavailable } from './dealership-inventory.ts';
import { createHeldInventory, type HeldInventory } from './held-inventory.ts';
import { indexSettings } from './index-settings.ts';

/** Cars held at most, of all dealerships that were asked for lately; a larger single inventory is held all the same. */
const MOST_CARS = 500_000;
const RETRY_MS = 1000;

export interface InventoryOptions {
  /** with connections to spare: listening holds one, each reading of an inventory another */
  readonly pool: Pool;
  /** told of lost connections and failed updates; for the log */
  readonly onTrouble: (error: unknown) => void;
  readonly mostCars?: number;
}

/** Opens the inventory and listens for imports until it is closed. */
export async function createInventory({ pool, onTrouble, mostCars = MOST_CARS }: InventoryOptions) {
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

  function hold(dealership: string): HeldInventory {
    const found = held.get(dealership) ?? createHeldInventory(store, dealership);
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
    for (const listener of listeners) listener(dealership);
  }

  const listening = await listenForImports(pool, (version) => void follow(version), onTrouble);

  const inventory: Inventory = {
    forDealership(dealership, { content, onRead = () => {} }) {
      async function state() {
        const settings = indexSettings(await unlessUnavailable(content.settings(), null));
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
        index: async () => (await state()).index,
        version: async () => (await state()).version,
      };
    },
    onChange: (listener) => void listeners.add(listener),
  };
  return {
    ...inventory,
    async close() {
      isClosed = true;
      await listening.stop();
    },
  };
}
