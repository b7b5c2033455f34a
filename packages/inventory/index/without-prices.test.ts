import { expect, test } from 'vitest';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { withoutPrices } from './without-prices.ts';

const [any] = generateListings(1);
if (any === undefined) throw new Error('no cars');
const car = { ...any, salePrice: 3_599_000, oldPrice: 3_799_000, listPrice: 4_012_500, priceDroppedAt: 1 };

test.each([
  ['One owner, 35,99 miles, 359901 and 135990.', true],
  ['Now $35,990!', false],
  ['now 35990 instead of', false],
  ['was $37,990', false],
  ['MSRP 40,125', false],
  ['With fees $36,409.', false],
])('keeps the description %j: %s', (description, isKept) => {
  const bare = withoutPrices({ ...car, description }, 3_640_900);
  expect(bare).toMatchObject({ salePrice: null, oldPrice: null, listPrice: null, priceDroppedAt: null });
  expect(bare.description).toBe(isKept ? description : null);
});

test('leaves out a note only in the language that repeats a price', () => {
  const note = { en: 'Now $35,990!', es: 'Un solo dueño.' };
  expect(withoutPrices({ ...car, note }, null).note).toEqual({ en: null, es: 'Un solo dueño.' });
});

test('a car without a description stays without one', () => {
  expect(withoutPrices({ ...car, description: null }, null).description).toBeNull();
});
