import type { ListingCondition } from '../vehicle.ts';
import { type Bits, intersect, subtract } from './bits.ts';
import { withValues } from './filter-bits.ts';
import { NONE } from './row.ts';
import { createSelection, type Selection } from './selection.ts';
import type { Snapshot } from './snapshot.ts';

/** What a payment is computed from. */
export interface Priced {
  /** cents */
  readonly price: number;
  readonly year: number;
}

/**
 * Who searches. The index remembers what the function says by its identity: keep one for a visitor's terms.
 */
export interface Audience {
  /** whether cars are shown that only those see who unlocked the inventory */
  readonly seesPrivate: boolean;
  readonly seesLockedPrices: boolean;
  /** Monthly payment in cents on this visitor's terms. Null if the dealership advertises no payments. */
  readonly payment: ((vehicle: Priced) => number) | null;
}

/** What one audience may know of an index. */
export interface Sight {
  /** every car that it sees */
  readonly all: Selection;
  /** those of them whose price it may know */
  readonly allPriced: Selection;
  /** cars whose price this audience may know; a car outside of it has no price in any filter, count, sort or bound */
  readonly priced: Bits;
  /** cents by position, NONE where there is no price at all */
  readonly payments: () => Float64Array;
}

/** Cars whose price everyone may know. A certified car is a used car too, but its price is locked by its own word. */
function openPrices(snapshot: Snapshot, locked: readonly ListingCondition[]): Bits {
  const open = snapshot.sets.price.slice();
  for (const condition of locked) {
    const cars = withValues('condition', [condition], snapshot);
    if (condition === 'used') subtract(cars, withValues('condition', ['certified'], snapshot));
    subtract(open, cars);
  }
  return open;
}

/**
 * How audiences see one snapshot.
 * @param locked conditions of cars whose prices are locked; see advertised-price.ts
 */
export function createSight(
  snapshot: Snapshot,
  locked: readonly ListingCondition[],
): (audience: Audience) => Sight {
  const { size, columns, sets } = snapshot;
  const openPrice = openPrices(snapshot, locked);
  /** what was made for a function, as long as somebody holds the function */
  const made = new WeakMap<NonNullable<Audience['payment']>, Float64Array>();
  function paymentsBy(payment: Audience['payment']): Float64Array {
    if (payment === null) return new Float64Array(size).fill(NONE);
    const payments = made.get(payment) ?? new Float64Array(size).fill(NONE);
    if (made.has(payment)) return payments;
    for (let at = 0; at < size; at += 1) {
      const price = columns.price[at] ?? NONE;
      if (price !== NONE) payments[at] = payment({ price, year: columns.year[at] ?? 0 });
    }
    made.set(payment, payments);
    return payments;
  }
  const selections = new Map<string, Pick<Sight, 'all' | 'allPriced' | 'priced'>>();
  function selectionsOf({
    seesPrivate,
    seesLockedPrices,
  }: Audience): Pick<Sight, 'all' | 'allPriced' | 'priced'> {
    const key = `${seesPrivate} ${seesLockedPrices}`;
    const known = selections.get(key);
    if (known !== undefined) return known;
    const visible = seesPrivate ? sets.live : sets.open;
    const priced = seesLockedPrices ? sets.price : openPrice;
    const both = visible.slice();
    intersect(both, priced);
    const found = { all: createSelection(visible), allPriced: createSelection(both), priced };
    selections.set(key, found);
    return found;
  }
  return (audience) => ({ ...selectionsOf(audience), payments: () => paymentsBy(audience.payment) });
}
