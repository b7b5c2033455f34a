import { createSearchIndex } from '@rooftop/inventory/index/search-index';
import { EVERYTHING } from '@rooftop/inventory/index/query';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { expect, test } from 'vitest';
import { testSettings } from '../../../tests/support/website.ts';
import { PUBLIC } from './audiences.ts';
import { indexSettings } from './index-settings.ts';

const cars = generateListings(4).map((car, at) => ({
  ...car,
  isPrivate: false,
  status: 'available' as const,
  soldAt: null,
  features: ['Heated seats', 'Leather Seats', 'Sunroof', 'Navigation'].slice(0, at + 1),
}));

/** Number of cars with premium upgrades. */
async function premiumCount(
  premium: { features: string[]; atLeast: number },
  featureOrder: string[] = ['Heated seats', 'Sunroof', 'Navigation'],
) {
  const settings = testSettings();
  const written = { ...settings, inventory: { ...settings.inventory, premium, featureOrder } };
  const index = await createSearchIndex(
    cars,
    indexSettings(written, [], () => ''),
  );
  const { total } = index.search({ ...EVERYTHING, filters: { 'great-deals': ['premium-upgrades'] } }, PUBLIC);
  return total;
}

test.each([
  [['Leather seats', 'Sunroof', 'Navigation'], 3, 1],
  [['Leather seats', 'Sunroof', 'Navigation'], 2, 2],
  [['Leather seats', 'Sunroof', 'Navigation'], 1, 3],
  [[], 1, 0],
])('with premium features %j and a minimum of %d, %d cars qualify', async (features, atLeast, expected) => {
  expect(await premiumCount({ features, atLeast })).toBe(expected);
});

test('the display order of filter features makes no car premium', async () => {
  expect(await premiumCount({ features: [], atLeast: 3 })).toBe(0);
  const premium = { features: ['Leather seats', 'Sunroof', 'Navigation'], atLeast: 3 };
  expect(await premiumCount(premium, [])).toBe(await premiumCount(premium, ['Heated seats']));
});
