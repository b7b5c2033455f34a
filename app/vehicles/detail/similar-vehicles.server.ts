import type { Audience } from '@rooftop/inventory/index/audience';
import { EVERYTHING, type SearchQuery } from '@rooftop/inventory/index/query';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import { slugOf } from '@rooftop/inventory/slug';
import type { Listing } from '@rooftop/inventory/vehicle';
import { LRUCache } from 'lru-cache';

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

/** VINs of the vehicles like one, the likest first. */
function find(
  listing: Listing,
  price: number | null,
  index: SearchIndex,
  audience: Audience,
): readonly string[] {
  const found = new Set<string>();
  const distance = (hit: Hit): number =>
    price === null || hit.price === null ? 0 : Math.abs(hit.price - price);
  for (const question of questions(listing, price)) {
    const hits = index.search(question, audience).hits.toSorted((a, b) => distance(a) - distance(b));
    for (const { listing: other } of hits) if (other.vin !== listing.vin) found.add(other.vin);
    if (found.size >= MOST) break;
  }
  return [...found].slice(0, MOST);
}

/** What was found in an index, as long as there is that index: searching a large one takes longer than the page. */
const known = new WeakMap<SearchIndex, LRUCache<string, readonly string[]>>();
const MOST_KNOWN = 5_000;

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
  const ofIndex = known.get(index) ?? new LRUCache({ max: MOST_KNOWN });
  known.set(index, ofIndex);
  const key = `${listing.vin} ${price ?? ''}`;
  const vins = ofIndex.get(key) ?? find(listing, price, index, audience);
  ofIndex.set(key, vins);
  return vins.flatMap((vin) => index.show(vin, audience) ?? []);
}
