import type { Audience } from '@rooftop/inventory/index/audience';
import { EVERYTHING, type SearchQuery } from '@rooftop/inventory/index/query';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import { slugOf } from '@rooftop/inventory/slug';
import type { Listing } from '@rooftop/inventory/vehicle';

const MOST = 4;
/** A price is near when it differs by no more than this share. */
const NEAR = 0.25;

/** Questions for vehicles like one, the likest first: its shape near its price, its make near its price, its shape. */
function questions({ bodyStyle, make }: Listing, price: number | null): readonly SearchQuery[] {
  const ranges =
    price === null
      ? {}
      : { price: { min: Math.round(price * (1 - NEAR)), max: Math.round(price * (1 + NEAR)) } };
  const shape = bodyStyle === null ? [] : [{ bodystyle: [bodyStyle] }];
  return [
    ...shape.map((filters) => ({ ...EVERYTHING, filters, ranges })),
    { ...EVERYTHING, filters: { 'make-model': [slugOf(make)] }, ranges },
    ...shape.map((filters) => ({ ...EVERYTHING, filters })),
  ];
}

/**
 * Up to four vehicles that somebody may like who looks at this one, the nearest in price first.
 * @param price cents; null where this audience may not know one, so that none is to be guessed from what is near
 */
export function similarVehicles(
  listing: Listing,
  price: number | null,
  index: SearchIndex,
  audience: Audience,
): readonly Hit[] {
  const found = new Map<string, Hit>();
  for (const question of questions(listing, price)) {
    const distance = (hit: Hit): number =>
      price === null || hit.price === null ? 0 : Math.abs(hit.price - price);
    const hits = index.search(question, audience).hits.toSorted((a, b) => distance(a) - distance(b));
    for (const hit of hits) {
      if (found.size === MOST) break;
      if (hit.listing.vin !== listing.vin) found.set(hit.listing.vin, found.get(hit.listing.vin) ?? hit);
    }
    if (found.size === MOST) break;
  }
  return [...found.values()];
}
