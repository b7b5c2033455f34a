import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlainSearch, printPlainSearch, readPlainSearch } from './plain-search.ts';

const ANY: PlainSearch = { condition: '', words: '', price: '', payment: '', mileage: '' };

test.each<[search: Partial<PlainSearch>, href: string]>([
  [{}, '/cars-for-sale'],
  [{ condition: 'used' }, '/used-cars-for-sale'],
  [{ price: '$20,000' }, '/cars-for-sale?price=null,20000'],
  [
    { condition: 'used', words: 'kia suv', mileage: '30000' },
    '/used-cars-for-sale?mileage=null,30000&q=kia+suv',
  ],
])('prints %j as %s', (search, href) => {
  expect(printPlainSearch({ ...ANY, ...search })).toBe(href);
});

test.each<[href: string, search: Partial<PlainSearch>]>([
  ['/cars-for-sale', {}],
  ['/used-cars-for-sale/suvs/kia-sportage', { condition: 'used', words: 'suvs kia sportage' }],
  ['/used-cars-for-sale/price-under-20000', { condition: 'used', price: '20000' }],
  ['/cars-for-sale?price=1000,20000&q=red', { price: '20000', words: 'red' }],
])('reads %s', (href, search) => {
  expect(readPlainSearch(href)).toEqual({ ...ANY, ...search });
});

test('reads what it prints', () => {
  const amount = fc
    .option(fc.nat(99_999), { nil: null })
    .map((number) => (number === null ? '' : String(number)));
  const search = fc.record({
    condition: fc.constantFrom('', 'used', 'certified', 'new'),
    words: fc.string().map((text) => text.toWellFormed().trim()),
    price: amount,
    payment: amount,
    mileage: amount,
  });
  fc.assert(
    fc.property(search, (typed) => {
      expect(readPlainSearch(printPlainSearch(typed))).toEqual(typed);
    }),
  );
});
