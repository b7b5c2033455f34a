import { isDeepStrictEqual } from 'node:util';
import type { Listing } from '../vehicle.ts';
import { Attributes } from './attributes.ts';
import type { Audience } from './audience.ts';
import { countBits } from './bits.ts';
import { type PriceLock, type PriceTerms, termsInLists } from '../price-statement.ts';
import { priceDrops } from './deals.ts';
import { createPause, forEachRow, type Pause } from './pauses.ts';
import { carsIn } from './postings.ts';
import { readIndexRow, repriceRow, type Row } from './row.ts';
import { type Changes, applyChanges, findRow } from './rows.ts';
import { createHit, type Hit } from './result-page.ts';
import { createSearch, type SearchCars, type SearchSettings } from './search.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';

/** One state of a dealership's inventory. It never changes, so running searches are not affected by updates. */
export interface SearchIndex {
  /** Number of cars, including sold ones. */
  readonly size: number;
  readonly search: SearchCars;
  /** Whose prices are locked. */
  readonly locked: readonly PriceLock[];
  /** Whether some cars are private. */
  readonly hasPrivate: boolean;
  /**
   * Finds any car by its VIN in upper case, including sold and private ones. The caller decides what to show of it.
   */
  find(vin: string): Listing | undefined;
  /**
   * Shows a car to an audience on its own page, by its VIN: without its price if that is locked or the car is sold.
   * @returns null if there is no such car, or it is private and the audience does not see private cars
   */
  findHit(vin: string, audience: Audience): Hit | null;
  /** Shows a car as `findHit` does, but in a list of cars, where more prices may be locked. */
  findListed(vin: string, audience: Audience): Hit | null;
  /**
   * All cars that searches of this audience find, as in a list, in the order of VINs. @param skip number of cars to
   * leave out first
   */
  all(audience: Audience, skip?: number): Iterable<Hit>;
  /**
   * The cars for sale of some makes that an audience sees, each as on its own page. @param isWanted gets makes as feeds
   * spell them
   */
  ofMakes(isWanted: (make: string) => boolean, audience: Audience): Iterable<Hit>;
  /** When the next price drop stops being a deal, in milliseconds since 1970. Infinity if there is none. */
  dealsUntil(): number;
  /** VINs of the cars that were sold before a moment. @param moment milliseconds since 1970 */
  soldBefore(moment: number): readonly string[];
  /** Every value that a car has or had, for parsing URLs. */
  readonly attributes: Attributes;
  /**
   * Creates the next state in steps of a few milliseconds. This one remains usable. Apply a dealership's changes one
   * after the other: two states made from one index would each lack the other's changes.
   */
  apply(changes: Changes): Promise<SearchIndex>;
  /** The same cars under other settings, in steps of a few milliseconds, without the database. */
  withSettings(settings: SearchSettings): Promise<SearchIndex>;
  /** The same index with the prices of more cars locked. Synchronous, for settings that must take effect at once. */
  locking(locks: readonly PriceLock[]): SearchIndex;
}

/** Whether cars have the same prices and fees under both terms. Locks do not change a price. */
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

/** Creates the index of a snapshot. This is fast, because the snapshot contains what takes long to build. */
function indexOf(snapshot: Snapshot, settings: SearchSettings): SearchIndex {
  const { rows, attributes } = snapshot;
  const { prices, now = Date.now } = settings;
  const drops = priceDrops(snapshot);
  const inLists = termsInLists(prices);
  function show(vin: string, terms: PriceTerms, audience: Audience): Hit | null {
    const hit = createHit(findRow(rows, vin), snapshot, terms, audience);
    return hit?.listing.isPrivate === true && !audience.seesPrivate ? null : hit;
  }
  return {
    size: rows.length,
    search: createSearch(snapshot, { ...settings, prices: inLists }, drops),
    locked: prices.locked,
    hasPrivate: countBits(snapshot.sets.live) > countBits(snapshot.sets.open),
    find: (vin) => rows[findRow(rows, vin)]?.listing,
    findHit: (vin, audience) => show(vin, prices, audience),
    findListed: (vin, audience) => show(vin, inLists, audience),
    *all(audience, skip = 0) {
      let left = skip;
      for (const [at, { listing, isSold }] of rows.entries()) {
        if (isSold || (listing.isPrivate && !audience.seesPrivate)) continue;
        left -= 1;
        const hit = left >= 0 ? null : createHit(at, snapshot, inLists, audience);
        if (hit !== null) yield hit;
      }
    },
    *ofMakes(isWanted, audience) {
      for (const { id, label, parent } of attributes.of('make-model')) {
        if (parent !== null || !isWanted(label)) continue;
        for (const at of carsIn(snapshot.postings[id])) {
          const hit = createHit(at, snapshot, prices, audience);
          if (hit === null || hit.listing.status === 'sold') continue;
          if (!hit.listing.isPrivate || audience.seesPrivate) yield hit;
        }
      }
    },
    dealsUntil: () => drops.changesAt(now()),
    soldBefore: (moment) =>
      rows.flatMap(({ listing: { vin, soldAt } }) => (soldAt !== null && soldAt < moment ? [vin] : [])),
    attributes,
    async apply(changes) {
      const pause = createPause();
      const read = (listing: Listing): Row => readIndexRow(listing, attributes, prices);
      return indexRows(await applyChanges(rows, changes, read, pause), attributes, settings, snapshot, pause);
    },
    async withSettings(next) {
      if (arePricesEqual(prices, next.prices)) return indexOf(snapshot, next);
      const pause = createPause();
      const repriced: Row[] = [];
      await forEachRow(rows.length, pause, (at) => {
        const row = rows[at];
        if (row !== undefined) repriced.push(repriceRow(row, next.prices));
      });
      return indexRows(repriced, attributes, next, null, pause);
    },
    locking: (locks) =>
      indexOf(snapshot, {
        ...settings,
        prices: { ...prices, locked: [...new Set([...prices.locked, ...locks])] },
      }),
  };
}

/** Indexes an inventory. Different settings need separate indexes. */
export async function createSearchIndex(
  listings: readonly Listing[],
  settings: SearchSettings,
): Promise<SearchIndex> {
  const empty = await indexRows([], new Attributes(), settings, null, createPause());
  return empty.apply({ put: listings });
}
