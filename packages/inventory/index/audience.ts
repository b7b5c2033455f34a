import type { Listing } from '../vehicle.ts';
import { type Bits, hasBit, noBits, setBit } from './bits.ts';
import { NONE } from './row.ts';
import type { Snapshot } from './snapshot.ts';

/** What a payment is computed from. */
export interface Priced {
  /** cents */
  readonly price: number;
  readonly year: number;
}

/**
 * Who searches. The index remembers what the two functions say by their identity: keep one of each for a state of
 * the settings, and for a visitor's terms.
 */
export interface Audience {
  /** whether cars are shown that only those see who unlocked the inventory */
  readonly seesPrivate: boolean;
  readonly seesLockedPrices: boolean;
  /** whether a car's price is shown to those alone who unlocked prices */
  readonly isPriceLocked: (listing: Listing) => boolean;
  /** monthly payment in cents on this visitor's terms */
  readonly payment: (vehicle: Priced) => number;
}

/** What one audience may know of an index. */
export interface Sight {
  readonly visible: Bits;
  /** cars whose price this audience may know; a car outside of it has no price in any filter, count, sort or bound */
  readonly priced: Bits;
  /** cents by position, NONE where there is no price at all */
  readonly payments: () => Float64Array;
}

/** Remembers what was made for a function, as long as somebody holds the function. */
function once<Key extends WeakKey, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

/** How audiences see one snapshot. */
export function createSight({ size, rows, columns, live, open }: Snapshot): (audience: Audience) => Sight {
  const pricedBits = (isLocked: (listing: Listing) => boolean): Bits => {
    const bits = noBits(size);
    for (const [at, { listing }] of rows.entries()) {
      if (columns.price[at] !== NONE && !isLocked(listing)) setBit(bits, at);
    }
    return bits;
  };
  const allPriced = pricedBits(() => false);
  const pricedUnless = once(pricedBits);
  const paymentsBy = once((payment: Audience['payment']) => {
    const payments = new Float64Array(size).fill(NONE);
    for (let at = 0; at < size; at += 1) {
      if (!hasBit(allPriced, at)) continue;
      payments[at] = payment({ price: columns.price[at] ?? 0, year: columns.year[at] ?? 0 });
    }
    return payments;
  });
  return ({ seesPrivate, seesLockedPrices, isPriceLocked, payment }) => ({
    visible: seesPrivate ? live : open,
    priced: seesLockedPrices ? allPriced : pricedUnless(isPriceLocked),
    payments: () => paymentsBy(payment),
  });
}
