/** A dealership's vocabulary for tests, with names that clash. */
import { createSearchIndex } from '@rooftop/inventory/index/search-index';
import { SETTINGS } from './reference-search/compare.ts';
import { generateListings } from './listings/generate-listings.ts';
import type { UrlSettings } from '@rooftop/inventory/url/url-settings';
import { parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import { createVocabulary } from '@rooftop/inventory/url/vocabulary';

export const cars = generateListings(600, 3);
const [first] = cars;
if (!first) throw new Error('No cars');

/** A make named like a body style, and features named like a make, a price limit and a vehicle's segment. */
const odd = {
  ...first,
  vin: 'ODD11111111111111',
  isPrivate: false,
  make: 'Trucks',
  model: '4-Wheel',
  features: ['Kia', 'Price under 20000', '4-Wheel Disc Brakes', 'great deals', '2021-kia-KNDPM3AC8M7891234'],
};

export const { attributes } = await createSearchIndex([...cars, odd], SETTINGS);
export const vocabulary = createVocabulary(attributes, { seesPrivate: false, stores: ['erie', 'warren'] });
const settings: UrlSettings = {
  filterPriority: ['bodystyle', 'make-model', 'features', 'price'],
  defaultSort: 'newest',
};

/** Parses a URL, with its path as in a request. */
export const parse = (address: string, some: UrlSettings = settings) => {
  const { pathname, searchParams } = new URL(address, 'http://lakeshore.example');
  return parseInventoryUrl(pathname, searchParams, vocabulary, some);
};
