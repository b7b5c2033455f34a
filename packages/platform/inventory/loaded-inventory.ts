import { setTimeout } from 'node:timers/promises';
import { createSearchIndex, type SearchIndex } from '@rooftop/inventory/index/search-index';
import type { SearchSettings } from '@rooftop/inventory/index/search';
import type { InventoryStore } from '@rooftop/inventory/storage/inventory-store';
import type { ListingBatch } from '@rooftop/inventory/storage/read-listings';
import type { Listing } from '@rooftop/inventory/vehicle';

/** One version of a dealership's cars, indexed with one version of its settings. */
interface InventoryState {
  readonly version: number;
  readonly index: SearchIndex;
  /** The settings as a string. */
  readonly settings: string;
}

/** A dealership's cars in memory, updated one step at a time. */
export interface LoadedInventory {
  /**
   * The cars with these settings. Prices that the settings lock are locked at once. Everything else is waited for up
   * to PATIENCE_MS; after that, or if the price history cannot be written, the previous state answers with the new
   * locks.
   * @param settings null if they are currently unknown; then the settings of the current state apply
   */
  state(settings: SearchSettings | null): Promise<InventoryState>;
  /** Updates the cars to a version. Resolves when `state` answers with it, immediately if it already does. */
  updateTo(version: number): Promise<void>;
  /** Drops cars sold before `moment`. @param moment milliseconds since 1970 */
  dropSold(moment: number): Promise<void>;
  /** Number of cars in memory. */
  size(): number;
}

/** Collects all listings of some batches, and their version. */
async function gather(batches: AsyncGenerator<ListingBatch>): Promise<ListingBatch> {
  const listings: Listing[] = [];
  const hidden: string[] = [];
  let version = 0;
  for await (const batch of batches) {
    version = batch.version;
    for (const listing of batch.listings) listings.push(listing);
    hidden.push(...batch.hidden);
  }
  return { version, listings, hidden };
}

/** A state being built for new settings. */
interface Making {
  readonly settings: string;
  readonly state: Promise<InventoryState>;
  /** Resolves when requests should stop waiting for it. */
  readonly late: Promise<undefined>;
}

/** Milliseconds that a request waits for cars with new settings. Content waits as long for fresh documents. */
const PATIENCE_MS = 800;

interface LoadedInventoryOptions {
  readonly store: Pick<InventoryStore, 'listings' | 'changesSince' | 'setPriceTerms'>;
  readonly dealership: string;
  /** Called when cars in memory change without an import: new settings, or sold cars dropped. */
  readonly onOther: () => void;
  /** Called when new settings could not be applied and the old ones stay. Nothing else reports it. */
  readonly onFailure: (error: unknown) => void;
}

export function createLoadedInventory({
  store,
  dealership,
  onOther,
  onFailure,
}: LoadedInventoryOptions): LoadedInventory {
  let held: InventoryState | undefined;
  let newest = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let catchingUp: Promise<void> | undefined;
  let making: Making | undefined;

  /** Runs one update at a time, because two next states of the same index would not include each other. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  async function make(settings: SearchSettings, key: string): Promise<InventoryState> {
    // Recorded before a shopper sees the price. Only locks do not wait for that (`lock`), because they advertise
    // nothing.
    await store.setPriceTerms(dealership, settings.prices);
    if (held !== undefined) {
      held = { ...held, settings: key, index: await held.index.withSettings(settings) };
      onOther();
      return held;
    }
    const { version, listings } = await gather(store.listings(dealership));
    held = { version, settings: key, index: await createSearchIndex(listings, settings) };
    return held;
  }

  /** Locks what new settings lock and the current state does not. The state it returns equals no settings. */
  function lock(before: InventoryState, { prices }: SearchSettings): InventoryState {
    const isNew = prices.locked.some((condition) => !before.index.locked.includes(condition));
    if (!isNew) return before;
    held = { ...before, settings: '', index: before.index.locking(prices.locked) };
    onOther();
    return held;
  }

  function makeOnce(settings: SearchSettings, key: string): Making {
    if (making?.settings === key) return making;
    const state = inTurn(() => make(settings, key)).finally(() => {
      if (making?.state === state) making = undefined;
    });
    making = { settings: key, state, late: setTimeout(PATIENCE_MS, undefined, { ref: false }) };
    // The next request retries. The first state is awaited, so its error reaches the requests that wait.
    if (held !== undefined) state.catch(onFailure);
    return making;
  }

  async function catchUp(): Promise<void> {
    if (held === undefined || held.version >= newest) return;
    const { version, listings, hidden } = await gather(store.changesSince(dealership, held.version));
    const isSame = listings.length + hidden.length === 0;
    const index = isSame ? held.index : await held.index.apply({ put: listings, remove: hidden });
    held = { ...held, version, index };
  }

  return {
    async state(settings) {
      if (settings === null) {
        if (held === undefined) throw new Error('The settings for listing cars are unknown.');
        return held;
      }
      const key = JSON.stringify(settings);
      if (held?.settings === key) return held;
      const { state, late } = makeOnce(settings, key);
      if (held === undefined) return state;
      lock(held, settings);
      // Cars that changed in the meantime may lack the new locks.
      return (await Promise.race([state.catch(() => undefined), late])) ?? lock(held, settings);
    },
    updateTo(version) {
      newest = Math.max(newest, version);
      catchingUp ??= inTurn(() => {
        catchingUp = undefined;
        return catchUp();
      });
      return catchingUp;
    },
    dropSold: (moment) =>
      inTurn(async () => {
        const remove = held?.index.soldBefore(moment) ?? [];
        if (held === undefined || remove.length === 0) return;
        held = { ...held, index: await held.index.apply({ remove }) };
        onOther();
      }),
    size: () => held?.index.size ?? 0,
  };
}
