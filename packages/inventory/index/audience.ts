import type { PriceLock } from '../price-statement.ts';
import { LISTING_CONDITIONS } from '../vehicle.ts';
import { type Bits, intersect, subtract } from './bits.ts';
import { carsWithValues } from './filter-bits.ts';
import { NONE } from './row.ts';
import { createSelection, type Selection } from './selection.ts';
import type { Snapshot } from './snapshot.ts';

/** The data of a car that its payment is calculated from. */
interface Priced {
  /** In cents. */
  readonly price: number;
  readonly year: number;
}

/**
 * Who searches. The index caches results of the `payment` function by its identity, so keep one function for a
 * visitor's terms.
 */
export interface Audience {
  /** Whether the audience sees private cars, which visitors have to unlock. */
  readonly seesPrivate: boolean;
  readonly seesLockedPrices: boolean;
  /** Monthly payment in cents on this visitor's terms. Null if the dealership advertises no payments. */
  readonly payment: ((vehicle: Priced) => number) | null;
}

/** What one audience may see of an index. */
export interface AudienceView {
  /** All cars that the audience sees. */
  readonly all: Selection;
  /** Those of them whose price the audience may see. */
  readonly allPriced: Selection;
  /**
   * Cars whose price this audience may see. For any other car, filters, counts, sorts and bounds act as if it had no
   * price.
   */
  readonly priced: Bits;
  /** In cents, by position. NONE for a car without a price. */
  readonly payments: () => Float64Array;
}

/**
 * Cars whose price everyone may see. A certified car is also a used car, but only locking `certified` locks its
 * price.
 */
function openPrices(snapshot: Snapshot, locked: readonly PriceLock[]): Bits {
  const open = snapshot.sets.price.slice();
  for (const condition of LISTING_CONDITIONS.filter((one) => locked.includes(one))) {
    const cars = carsWithValues('condition', [condition], snapshot);
    if (condition === 'used') subtract(cars, carsWithValues('condition', ['certified'], snapshot));
    subtract(open, cars);
  }
  return open;
}

/**
 * How audiences see a snapshot.
 * @param locked prices that are locked in lists; see price-statement.ts
 */
export function createAudienceView(
  snapshot: Snapshot,
  locked: readonly PriceLock[],
): (audience: Audience) => AudienceView {
  const { size, columns, sets } = snapshot;
  const openPrice = openPrices(snapshot, locked);
  /** Payments by function, for as long as the function is in use. */
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
  const selections = new Map<string, Pick<AudienceView, 'all' | 'allPriced' | 'priced'>>();
  function selectionsOf({
    seesPrivate,
    seesLockedPrices,
  }: Audience): Pick<AudienceView, 'all' | 'allPriced' | 'priced'> {
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
