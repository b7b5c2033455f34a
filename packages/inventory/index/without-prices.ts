import type { Listing } from '../vehicle.ts';

/** Whether a text contains an amount in dollars: `$35,990` or `35990`. Smaller amounts may be anything. */
function mentions(text: string, cents: number): boolean {
  const dollars = String(Math.round(cents / 100));
  if (dollars.length < 4) return false;
  return new RegExp(`(?<!\\d)${dollars.slice(0, -3)},?${dollars.slice(-3)}(?!\\d)`).test(text);
}

/**
 * A car without its prices and their history. Feeds may repeat a price in a car's description, which is left out then.
 * @param advertised its advertised price in cents, or null if it has none
 */
export function withoutPrices(listing: Listing, advertised: number | null): Listing {
  const { description, salePrice, oldPrice, listPrice } = listing;
  const isTold =
    description !== null &&
    [salePrice, oldPrice, listPrice, advertised].some(
      (price) => price !== null && mentions(description, price),
    );
  return {
    ...listing,
    salePrice: null,
    oldPrice: null,
    listPrice: null,
    priceDroppedAt: null,
    description: isTold ? null : description,
  };
}
