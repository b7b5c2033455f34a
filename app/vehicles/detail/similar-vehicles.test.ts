import { DEFAULT_TERMS } from '@rooftop/finance/terms';
import { createPayment } from '@rooftop/finance/finance-plan';
import { createSearchIndex } from '@rooftop/inventory/index/search-index';
import { generateListings, TODAY } from '../../../tests/support/listings/generate-listings.ts';
import { shownPrice } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import { indexSettings } from '../inventory/index-settings.ts';
import { similarVehicles } from './similar-vehicles.server.ts';

const listings = generateListings(300);
const index = await createSearchIndex(listings, { ...indexSettings(null, []), now: () => TODAY });
const audience = {
  seesPrivate: false,
  seesLockedPrices: false,
  payment: createPayment(DEFAULT_TERMS.vehicle.finance, 624),
};

test('finds at most four others, without sold or private vehicles, itself or duplicates', () => {
  for (const listing of listings) {
    const similar = similarVehicles(listing, shownPrice(listing), index, audience);
    const vins = similar.map((hit) => hit.listing.vin);
    expect(vins.length).toBeLessThanOrEqual(4);
    expect(new Set(vins).size).toBe(vins.length);
    expect(vins).not.toContain(listing.vin);
    expect(similar.some((hit) => hit.listing.status === 'sold' || hit.listing.isPrivate)).toBe(false);
  }
});

test('lists the same body style at a similar price first', () => {
  const suv = listings.find(
    ({ bodyStyle, status, salePrice }) =>
      bodyStyle === 'suvs' && status === 'available' && salePrice !== null,
  );
  if (!suv) throw new Error('no SUV');
  const price = shownPrice(suv) ?? 0;
  const [first] = similarVehicles(suv, price, index, audience);
  expect(first?.listing.bodyStyle).toBe('suvs');
  expect(Math.abs((first?.price ?? 0) - price) / price).toBeLessThanOrEqual(0.25);
});
