import { factShape } from '@rooftop/visits/facts';
import { expect, test } from 'vitest';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { visitSearch } from '../../../tests/support/search-page.ts';
import { readFacts } from '#app/visitor/tracking/page-facts.ts';

const cars = generateListings(300);

test.each([
  ['/cars-for-sale', {}, 'newest'],
  ['/used-cars-for-sale/suvs', { condition: ['used'], bodystyle: ['suvs'] }, 'newest'],
  ['/cars-for-sale?mileage=null,30000&sort=priceLow', { mileage: ['null,30000'] }, 'priceLow'],
  ['/cars-for-sale?make-model=ford,kia', { 'make-model': ['ford', 'kia'] }, 'newest'],
  ['/cars-for-sale?q=ann%40example.com', { q: [] }, 'newest'],
])('%s is a list with the filters %j', async (address, filters, sort) => {
  const [fact, ...others] = readFacts(await visitSearch(address, cars));
  expect(factShape.parse(fact)).toEqual(fact);
  expect(fact).toMatchObject({ kind: 'listViewed', list: 'search', filters, sort });
  expect(others).toEqual([]);
});

test('names the cars of the page', async () => {
  const [fact] = readFacts(await visitSearch('/cars-for-sale', cars));
  if (fact?.kind !== 'listViewed') throw new Error('no list');
  expect(fact.shown).toHaveLength(19);
  expect(fact.total).toBeGreaterThan(100);
});
