import { perLanguage } from '@rooftop/tenancy/languages';
import type { Listing } from '../vehicle.ts';

/** Whether a text contains an amount in dollars: `$35,990` or `35990`. Smaller amounts may be anything. */
function mentions(text: string, cents: number): boolean {
  const dollars = String(Math.round(cents / 100));
  if (dollars.length < 4) return false;
  return new RegExp(`(?<!\\d)${dollars.slice(0, -3)},?${dollars.slice(-3)}(?!\\d)`).test(text);
}

/**
 * A car without its prices and their history. A description or a note that repeats one is left out too.
 * @param advertised its advertised price in cents, or null if it has none
 */
export function withoutPrices(listing: Listing, advertised: number | null): Listing {
  const { description, note, salePrice, oldPrice, listPrice } = listing;
  const prices = [salePrice, oldPrice, listPrice, advertised];
  const withoutPrice = (text: string | null): string | null =>
    text !== null && prices.some((price) => price !== null && mentions(text, price)) ? null : text;
  return {
    ...listing,
    salePrice: null,
    oldPrice: null,
    listPrice: null,
    priceDroppedAt: null,
    description: withoutPrice(description),
    note: note && perLanguage((language) => withoutPrice(note[language])),
  };
}
