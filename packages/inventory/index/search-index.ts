import { isDeepStrictEqual } from 'node:util';
import type { Listing, ListingCondition } from '../vehicle.ts';
import { Attributes } from './attributes.ts';
import type { Audience } from './audience.ts';
import { countBits } from './bits.ts';
import type { PriceTerms } from '../advertised-price.ts';
import { priceDrops } from './deals.ts';
import { createPause, eachRow, type Pause } from './pauses.ts';
import { readRow, repriceRow, type Row } from './row.ts';
import { type Changes, changeRows, findRow } from './rows.ts';
import { createHit, type Hit } from './result-page.ts';
import { createSearch, type Search, type SearchSettings } from './search.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

/** One state of a dealership's inventory. It never changes: searches that have begun are not disturbed. */
export interface SearchIndex {
  /** cars it knows, sold ones included */
  readonly size: number;
  readonly search: Search;
  /** conditions of cars whose prices are locked */
  readonly locked: readonly ListingCondition[];
  /** whether some cars are for those alone who unlocked the inventory */
  readonly hasPrivate: boolean;
  /** Any car by its VIN in upper case, sold and private ones too: what may be shown of it is the caller's to say. */
  find(vin: string): Listing | undefined;
  /**
   * A car by its VIN as an audience may know it: without its price when that is locked or the car is sold.
   * null: no such car, or a private one that the audience does not see
   */
  show(vin: string, audience: Audience): Hit | null;
  /** Every car that searches of this audience find, in the order of VINs. @param skip so many are left out first */
  all(audience: Audience, skip?: number): Iterable<Hit>;
  /** When the next price drop stops being a deal, in milliseconds since 1970. Infinity if there is none. */
  dealsUntil(): number;
  /** VINs of the cars that were sold before a moment. @param moment milliseconds since 1970 */
  soldBefore(moment: number): readonly string[];
  /** Every value that a car has or had, for addresses. */
  readonly attributes: Attributes;
  /**
   * The next state, in steps of a few milliseconds; this one answers until it is there. Of one dealership's changes
   * apply one after the other: two next states of one index do not know of each other.
   */
  apply(changes: Changes): Promise<SearchIndex>;
  /** The same cars under other settings, in steps of a few milliseconds, without the database. */
  withSettings(settings: SearchSettings): Promise<SearchIndex>;
  /** The same index with the prices of more cars locked, at once: for settings that must hold before anything else. */
  locking(conditions: readonly ListingCondition[]): SearchIndex;
}

/** Whether cars have the same prices and fees under both. Locks are no part of a price. */
const arePricesEqual = (a: PriceTerms, b: PriceTerms): boolean =>
  isDeepStrictEqual({ ...a, locked: [] }, { ...b, locked: [] });

async function indexRows(
  rows: readonly Row[],
  attributes: Attributes,
  settings: SearchSettings,
  before: Snapshot | null,
  pause: Pause,
): Promise<SearchIndex> {
  const snapshot = await takeSnapshot(rows, attributes, before, pause);
  await pause();
  return indexOf(snapshot, settings);
}

/** The index of a snapshot: quick, because the snapshot holds what takes long to make. */
function indexOf(snapshot: Snapshot, settings: SearchSettings): SearchIndex {
  const { rows, attributes } = snapshot;
  const { prices, now = Date.now } = settings;
  const drops = priceDrops(snapshot);
  return {
    size: rows.length,
    search: createSearch(snapshot, settings, drops),
    locked: prices.locked,
    hasPrivate: countBits(snapshot.sets.live) > countBits(snapshot.sets.open),
    find: (vin) => rows[findRow(rows, vin)]?.listing,
    show(vin, audience) {
      const hit = createHit(findRow(rows, vin), snapshot, prices, audience);
      return hit?.listing.isPrivate === true && !audience.seesPrivate ? null : hit;
    },
    *all(audience, skip = 0) {
      let left = skip;
      for (const [at, { listing, isSold }] of rows.entries()) {
        if (isSold || (listing.isPrivate && !audience.seesPrivate)) continue;
        left -= 1;
        const hit = left >= 0 ? null : createHit(at, snapshot, prices, audience);
        if (hit !== null) yield hit;
      }
    },
    dealsUntil: () => drops.until(now()),
    soldBefore: (moment) =>
      rows.flatMap(({ listing: { vin, soldAt } }) => (soldAt !== null && soldAt < moment ? [vin] : [])),
    attributes,
    async apply(changes) {
      const pause = createPause();
      const read = (listing: Listing): Row => readRow(listing, attributes, prices);
      return indexRows(await changeRows(rows, changes, read, pause), attributes, settings, snapshot, pause);
    },
    async withSettings(next) {
      if (arePricesEqual(prices, next.prices)) return indexOf(snapshot, next);
      const pause = createPause();
      const repriced: Row[] = [];
      await eachRow(rows.length, pause, (at) => {
        const row = rows[at];
        if (row !== undefined) repriced.push(repriceRow(row, next.prices));
      });
      return indexRows(repriced, attributes, next, null, pause);
    },
    locking: (conditions) =>
      indexOf(snapshot, {
        ...settings,
        prices: { ...prices, locked: [...new Set([...prices.locked, ...conditions])] },
      }),
  };
}

/** Indexes an inventory. Settings that differ need an index of their own. */
export async function createSearchIndex(
  listings: readonly Listing[],
  settings: SearchSettings,
): Promise<SearchIndex> {
  const empty = await indexRows([], new Attributes(), settings, null, createPause());
  return empty.apply({ put: listings });
}
