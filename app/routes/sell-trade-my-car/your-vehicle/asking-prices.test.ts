import { PRICE_LOCKS } from '@rooftop/content/documents/dealership/settings/settings';
import { expect, test } from 'vitest';
import { generateListings } from '../../../../tests/support/listings/generate-listings.ts';
import { testContext, testInventory, testSettings } from '../../../../tests/support/website.ts';
import { askingPrices } from './asking-prices.server.ts';

const [any] = generateListings(1);
if (any === undefined) throw new Error('no cars');
const base = {
  ...any,
  make: 'Honda',
  model: 'Civic',
  condition: 'used' as const,
  isCertified: false,
  status: 'available' as const,
  soldAt: null,
  isPrivate: false,
  mileage: 40_000,
  year: 2020,
  oldPrice: null,
};
const cars = [
  { ...base, vin: 'AAAAAAAAAAAAAAAAA', salePrice: 1_000_000 },
  { ...base, vin: 'BBBBBBBBBBBBBBBBB', salePrice: null, oldPrice: 1_100_000, mileage: null },
  { ...base, vin: 'CCCCCCCCCCCCCCCCC', salePrice: null },
  { ...base, vin: 'DDDDDDDDDDDDDDDDD', salePrice: 500_000, isPrivate: true },
  { ...base, vin: 'EEEEEEEEEEEEEEEEE', salePrice: 600_000, condition: 'new' as const },
  { ...base, vin: 'FFFFFFFFFFFFFFFFF', salePrice: 700_000, status: 'sold' as const, soldAt: 1 },
  { ...base, vin: 'GGGGGGGGGGGGGGGGG', salePrice: 800_000, make: 'Kia' },
];

/** What offers to a visitor who has unlocked everything may know, in cents. */
async function prices(lockedPrices: readonly (typeof PRICE_LOCKS)[number][]) {
  const settings = testSettings();
  const inventory = testInventory(cars, {
    ...settings,
    inventory: { ...settings.inventory, lockedPrices: [...lockedPrices] },
  });
  const { visitor } = testContext();
  const unlocked = {
    ...visitor,
    hasUnlockedInventory: async () => true,
    hasUnlockedPrices: async () => true,
  };
  const asking = await askingPrices(testContext({ inventory, visitor: unlocked }))(
    (make) => make === 'Honda',
  );
  return asking.map(({ price }) => price);
}

test.each([
  [[], [1_000_000, 1_100_000, null, 600_000]],
  // A car's own page shows its price.
  [['search'], [1_000_000, 1_100_000, null, 600_000]],
  [['new'], [1_000_000, 1_100_000, null, null]],
  [['used'], [null, null, null, 600_000]],
  [PRICE_LOCKS, [null, null, null, null]],
] as const)(
  'with %j locked, offers follow %j: of hidden prices they know the cars',
  async (locked, known) => {
    expect(await prices(locked)).toEqual(known);
  },
);
