import { generateListings } from './listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';

const [base] = generateListings(1);
if (!base) throw new Error('No car');

/** A public car for sale: a used sedan for $15,000 without a recent price drop. */
export const carForSale: Listing = {
  ...base,
  condition: 'used',
  isCertified: false,
  isPrivate: false,
  status: 'available',
  soldAt: null,
  bodyStyle: 'sedans',
  make: 'Kia',
  model: 'Rio',
  salePrice: 1_500_000,
  priceDroppedAt: null,
};

/** The same as a truck that only visitors who unlocked the inventory may see. */
export const privateTruck: Listing = {
  ...carForSale,
  vin: 'KNADM4A30D6000001',
  bodyStyle: 'trucks',
  isPrivate: true,
};
