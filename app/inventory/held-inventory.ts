import { setTimeout } from 'node:timers/promises';
import { createSearchIndex, type SearchIndex } from '@rooftop/inventory/index/search-index';
import type { SearchSettings } from '@rooftop/inventory/index/search';
import type { InventoryStore } from '@rooftop/inventory/storage/inventory-store';
import type { ListingBatch } from '@rooftop/inventory/storage/read-listings';
import type { Listing } from '@rooftop/inventory/vehicle';

/** One state of a dealership's cars, indexed under one state of its settings. */
export interface InventoryState {
  readonly version: number;
  readonly index: SearchIndex;
  /** the settings, as text */
  readonly settings: string;
}

/** A dealership's cars, brought up to date one step after the other. */
export interface HeldInventory {
  /**
   * The cars under these settings. Prices that the settings lock are locked at once. Everything else is waited for
   * as long as PATIENCE_MS; after that, or if the record of prices cannot be written, the state before answers with
   * the new locks.
   * @param settings null if they are not known just now: the settings of the state that is held apply
   */
  state(settings: SearchSettings | null): Promise<InventoryState>;
  /** Brings the cars up to a version. Resolves when `state` answers with it, at once when it did before. */
  reach(version: number): Promise<void>;
  /** Lets cars go that were sold before a moment. @param moment milliseconds since 1970 */
  forgetSold(moment: number): Promise<void>;
  /** how many cars are held */
  size(): number;
}

/** All listings of some batches, and the version they are of. */
async function gather(batches: AsyncGenerator<ListingBatch>): Promise<ListingBatch> {
  const listings: Listing[] = [];
  let version = 0;
  for await (const batch of batches) {
    version = batch.version;
    for (const listing of batch.listings) listings.push(listing);
  }
  return { version, listings };
}

/** A state that is being made for new settings. */
interface Making {
  readonly settings: string;
  readonly state: Promise<InventoryState>;
  /** resolves once requests need not wait for it any longer */
  readonly late: Promise<undefined>;
}

/** Milliseconds that a request waits for cars under new settings; content waits as long for fresh documents. */
const PATIENCE_MS = 800;

interface HeldInventoryOptions {
  readonly store: Pick<InventoryStore, 'listings' | 'changesSince' | 'setPriceTerms'>;
  readonly dealership: string;
  /** told when cars that were held are held in another way, by other settings or without sold ones */
  readonly onOther: () => void;
  /** told when new settings could not be followed and the old ones stand: nobody else would hear of it */
  readonly onTrouble: (error: unknown) => void;
}

export function createHeldInventory({
  store,
  dealership,
  onOther,
  onTrouble,
}: HeldInventoryOptions): HeldInventory {
  let held: InventoryState | undefined;
  let newest = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let catchingUp: Promise<void> | undefined;
  let making: Making | undefined;

  /** Two next states of one index would not know of each other, so there is one at a time. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  async function make(settings: SearchSettings, key: string): Promise<InventoryState> {
    // On record before a shopper sees it. Only locks do not wait for the record (`lock`): they advertise nothing.
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

  /** Locks what new settings lock and the held state does not. No settings equal those of the state it makes. */
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
    // The next request tries again. The first state is waited for, and fails before somebody's eyes.
    if (held !== undefined) state.catch(onTrouble);
    return making;
  }

  async function catchUp(): Promise<void> {
    if (held === undefined || held.version >= newest) return;
    const { version, listings } = await gather(store.changesSince(dealership, held.version));
    const index = listings.length === 0 ? held.index : await held.index.apply({ put: listings });
    held = { ...held, version, index };
  }

  return {
    async state(settings) {
      if (settings === null) {
        if (held === undefined) throw new Error('How the cars are listed is not known');
        return held;
      }
      const key = JSON.stringify(settings);
      if (held?.settings === key) return held;
      const { state, late } = makeOnce(settings, key);
      if (held === undefined) return state;
      lock(held, settings);
      // Cars that changed meanwhile may have come without the new locks.
      return (await Promise.race([state.catch(() => undefined), late])) ?? lock(held, settings);
    },
    reach(version) {
      newest = Math.max(newest, version);
      catchingUp ??= inTurn(() => {
        catchingUp = undefined;
        return catchUp();
      });
      return catchingUp;
    },
    forgetSold: (moment) =>
      inTurn(async () => {
        const remove = held?.index.soldBefore(moment) ?? [];
        if (held === undefined || remove.length === 0) return;
        held = { ...held, index: await held.index.apply({ remove }) };
        onOther();
      }),
    size: () => held?.index.size ?? 0,
  };
}
