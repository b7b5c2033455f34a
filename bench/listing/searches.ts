/** The searches and cars that are compared. */
import { printSearchAddress } from '@rooftop/inventory/url/print-inventory-url';
import type { UrlSettings } from '@rooftop/inventory/url/url-settings';
import { createVocabulary } from '@rooftop/inventory/url/vocabulary';
import { EVERYTHING } from '@rooftop/inventory/index/query';
import { createSearchIndex } from '@rooftop/inventory/index/search-index';
import { SETTINGS } from '../../tests/support/reference-search/compare.ts';
import { createRandom } from '../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { type Filters, randomFilters, readCars } from '../facets/contenders.ts';

/** URL settings of a dealership that hasn't configured any. */
const ADDRESSES: UrlSettings = {
  filterPriority: ['bodystyle', 'make-model', 'features', 'price'],
  defaultSort: 'newest',
};

/** A search page and its filters. */
export interface Search {
  /** Path and query. */
  readonly address: string;
  readonly filters: Filters;
}

/** Generates distinct searches like those of shoppers. */
export async function searchesOf(listings: readonly Listing[], count: number): Promise<readonly Search[]> {
  const { attributes } = await createSearchIndex(listings, SETTINGS);
  const vocabulary = createVocabulary(attributes, { seesPrivate: false, stores: [] });
  const cars = readCars(listings);
  const random = createRandom(6);
  const searches = new Map<string, Filters>();
  while (searches.size < count) {
    const filters = randomFilters(cars, random);
    searches.set(printSearchAddress({ ...EVERYTHING, filters }, vocabulary, ADDRESSES), filters);
  }
  return [...searches].map(([address, filters]) => ({ address, filters }));
}

/** The cars that peers search, in our order. */
export function searchedCars(listings: readonly Listing[]) {
  const byVin = new Map(listings.map((listing) => [listing.vin, listing]));
  return readCars(listings).map((car) => {
    const { year, make, model, trim, mileage, salePrice } = byVin.get(car.vin) ?? {};
    return { ...car, name: `${year} ${make} ${model}`, trim, mileage, price: salePrice };
  });
}
