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
   * The newest state there is. While the next one is made the old one answers; the first one is waited for.
   * @param settings null: not known just now, those of the state that is held stand
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
  let making: { readonly settings: string; readonly state: Promise<InventoryState> } | undefined;

  /** Two next states of one index would not know of each other, so there is one at a time. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  async function make(settings: SearchSettings, key: string): Promise<InventoryState> {
    // On record before anybody sees it.
    await store.setPriceTerms(dealership, settings.prices);
    const { version, listings } = await gather(store.listings(dealership));
    const isFirst = held === undefined;
    held = { version, settings: key, index: await createSearchIndex(listings, settings) };
    if (!isFirst) onOther();
    return held;
  }

  function makeOnce(settings: SearchSettings, key: string): Promise<InventoryState> {
    if (making?.settings === key) return making.state;
    const state = inTurn(() => make(settings, key)).finally(() => {
      if (making?.state === state) making = undefined;
    });
    making = { settings: key, state };
    // Whoever asks next tries again. The first state is waited for, and fails before somebody's eyes.
    if (held !== undefined) state.catch(onTrouble);
    return state;
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
      const made = makeOnce(settings, key);
      return held ?? made;
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
