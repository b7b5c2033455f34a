import { expect, test } from 'vitest';
import { generateListings } from './generate-listings.ts';
import { vehicleShape } from '@rooftop/inventory/vehicle';
import { isValidVin } from '@rooftop/vin/check-digit';

test('generates the same vehicles every time, with unique and valid VINs', () => {
  const listings = generateListings(2000, 7);
  for (const listing of listings) {
    expect(vehicleShape.safeParse(listing).error).toBeUndefined();
    expect(isValidVin(listing.vin)).toBe(true);
  }
  expect(new Set(listings.map(({ vin }) => vin)).size).toBe(2000);
  expect(generateListings(2000, 7)).toEqual(listings);
  expect(generateListings(10, 8)).not.toEqual(listings.slice(0, 10));
});
