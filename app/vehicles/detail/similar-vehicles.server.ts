import type { Audience } from '@rooftop/inventory/index/audience';
import { EVERYTHING, type SearchQuery } from '@rooftop/inventory/index/query';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import { slugOf } from '@rooftop/inventory/slug';
import type { Listing } from '@rooftop/inventory/vehicle';
import { LRUCache } from 'lru-cache';

const MOST = 4;
/** Largest price difference of similar vehicles, as a share. */
const NEAR = 0.25;

/**
 * Searches for similar vehicles, the most similar first: body style at a similar price, make at a similar price, body
 * style.
 */
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

/** VINs of similar vehicles, the most similar first. */
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

/** Results per index, because searching a large index takes longer than rendering the page. */
const known = new WeakMap<SearchIndex, LRUCache<string, readonly string[]>>();
const MOST_KNOWN = 5_000;

/**
 * Up to four similar vehicles, the nearest in price first.
 * @param price cents; null if this audience may not know it, so that it can't be guessed from the others
 */
export function similarVehicles(
  listing: Listing,
  price: number | null,
  index: SearchIndex,
  audience: Audience,
): readonly Hit[] {
  const ofIndex = known.get(index) ?? new LRUCache({ max: MOST_KNOWN });
  known.set(index, ofIndex);
  // What one audience may see must not order what another sees.
  const { seesPrivate, seesLockedPrices } = audience;
  const key = [listing.vin, price, seesPrivate, seesLockedPrices].join(' ');
  const vins = ofIndex.get(key) ?? find(listing, price, index, audience);
  ofIndex.set(key, vins);
  return vins.flatMap((vin) => index.findListed(vin, audience) ?? []);
}
