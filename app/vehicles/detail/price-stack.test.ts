import type { Listing } from '@rooftop/inventory/vehicle';
import { generateListings } from '@rooftop/inventory/testing';
import { expect, test } from 'vitest';
import { testContext, testSettings } from '../../testing.ts';
import { priceStack } from './price-stack.server.ts';

const [first] = generateListings(1);
if (first === undefined) throw new Error('no car');
const listing: Listing = { ...first, salePrice: 1_000_000, oldPrice: null };
const { company } = testSettings({ fees: { documentaryFee: 35_803, thirtyDayDrive: null } });

test('a price with the documentary fee in it is itemised', () => {
  expect(priceStack({ listing, price: 1_035_803 }, company, testContext())?.lines).toEqual([
    { label: 'Vehicle price', amount: '$10,000' },
    { label: 'Documentary fee', amount: '$358.03' },
  ]);
});

test('a price without it says so', () => {
  const stack = priceStack({ listing, price: 1_000_000 }, company, testContext());
  expect(stack?.lines).toEqual([]);
  expect(stack?.note).toContain('documentary fee of $358.03');
});

test.each([[{ listing, price: null }], [{ listing: { ...listing, salePrice: null }, price: null }]])(
  'no price, nothing to explain',
  (hit) => {
    expect(priceStack(hit, company, testContext())).toBeNull();
  },
);
