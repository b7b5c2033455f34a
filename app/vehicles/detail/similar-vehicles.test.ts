import { DEFAULT_TERMS } from '@rooftop/finance/terms';
import { createPayment } from '@rooftop/finance/finance-plan';
import { createSearchIndex } from '@rooftop/inventory/index/search-index';
import { generateListings, TODAY } from '../../../tests/support/listings/generate-listings.ts';
import { shownPrice } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import { indexSettings } from '@rooftop/platform/inventory/index-settings';
import { englishPriceNote } from '../inventory/price-note.server.ts';
import { similarVehicles } from './similar-vehicles.server.ts';

const listings = generateListings(300);
const index = await createSearchIndex(listings, {
  ...indexSettings(null, [], englishPriceNote),
  now: () => TODAY,
});
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

test('does not order what the public sees by prices that only others may see', async () => {
  const [suv] = listings.filter(({ bodyStyle, status }) => bodyStyle === 'suvs' && status === 'available');
  if (!suv) throw new Error('no SUV');
  const car = (at: number, dollars: number, condition: 'new' | 'used') => ({
    ...suv,
    vin: `1FTEW1E50MFA0000${at}`,
    condition,
    isCertified: false,
    isPrivate: false,
    salePrice: dollars * 100,
    oldPrice: null,
  });
  const shown = car(0, 30_000, 'used');
  const cars = [shown, car(1, 36_000, 'new'), car(2, 30_100, 'new'), car(3, 31_000, 'used')];
  const settings = indexSettings(null, [], englishPriceNote);
  const locking = await createSearchIndex(cars, {
    ...settings,
    prices: { ...settings.prices, locked: ['new'] },
    now: () => TODAY,
  });
  const vinsFor = (seesLockedPrices: boolean) =>
    similarVehicles(shown, 3_000_000, locking, { ...audience, seesLockedPrices }).map(
      (hit) => hit.listing.vin,
    );
  const before = vinsFor(false);
  expect(vinsFor(true)).not.toEqual(before);
  expect(vinsFor(false)).toEqual(before);
  // Priced cars first, then those with a locked price by VIN.
  expect(before.map((vin) => vin.at(-1))).toEqual(['3', '1', '2']);
});
