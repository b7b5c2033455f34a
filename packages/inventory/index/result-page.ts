import {
  isPriceLocked as isLocked,
  type PriceStatement,
  type PriceTerms,
  statePrice,
} from '../price-statement.ts';
import type { Listing } from '../vehicle.ts';
import type { Audience, AudienceView } from './audience.ts';
import { intersect, positionsOf, subtract } from './bits.ts';
import { NONE } from './row.ts';
import { type Sort, SORT_OPTIONS } from './query.ts';
import { createSelection, type Selection, sortedPart } from './selection.ts';
import type { Snapshot } from './snapshot.ts';
import { withoutPrices } from './without-prices.ts';

/** A car as this audience may see it. */
export interface Hit {
  /** Without prices and their history if the price is locked. */
  readonly listing: Listing;
  /** Whether there is a price that this audience may not see. */
  readonly isPriceLocked: boolean;
  /** Advertised price in cents, or null if it is locked or "Call for pricing". */
  readonly price: number | null;
  /** What the price is made of. Null without a price. */
  readonly statement: PriceStatement | null;
  /** Monthly payment in cents on the audience's terms. Null if there is no price, or no payments are advertised. */
  readonly payment: number | null;
}

/** Shows a car to an audience. Returns null if there is no car at this position. */
export function createHit(
  position: number,
  { rows, columns }: Snapshot,
  prices: PriceTerms,
  audience: Audience,
): Hit | null {
  const row = rows[position];
  if (row === undefined) return null;
  const { listing } = row;
  const value = columns.price[position] ?? NONE;
  const price = value === NONE ? null : value;
  if (!audience.seesLockedPrices && isLocked(listing, prices)) {
    return {
      listing: withoutPrices(listing, price),
      isPriceLocked: price !== null,
      price: null,
      statement: null,
      payment: null,
    };
  }
  const payment = price === null ? null : (audience.payment?.({ price, year: listing.year }) ?? null);
  let statement: PriceStatement | null | undefined;
  return {
    listing,
    isPriceLocked: false,
    price,
    payment,
    // Made when needed: a sitemap of 100,000 cars needs none.
    get statement() {
      statement ??= price === null ? null : statePrice(listing, prices);
      return statement;
    },
  };
}

/**
 * Positions `from` to `to` of a selection: first cars with a value to sort by, in its order and then by VIN, then the
 * others by VIN.
 */
export function pageOfSelection(
  selection: Selection,
  snapshot: Snapshot,
  { priced }: AudienceView,
  sort: Sort,
  from: number,
  to: number,
): readonly number[] {
  const column = SORT_OPTIONS[sort].column;
  const known = selection.bits.slice();
  intersect(known, column === 'price' ? priced : snapshot.sets[column]);
  const sorted = createSelection(known);
  const part = from < sorted.count ? sortedPart(sorted, snapshot, sort, from, to) : [];
  if (to <= sorted.count || sorted.count === selection.count) return part;
  const rest = selection.bits.slice();
  subtract(rest, known);
  const last = positionsOf(rest, selection.count - sorted.count);
  return [...part, ...last.subarray(Math.max(from - sorted.count, 0), to - sorted.count)];
}
