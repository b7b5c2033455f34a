import { generateListings } from '@rooftop/inventory/testing';
import type { Listing } from '@rooftop/inventory/vehicle';

const [base] = generateListings(1);
if (!base) throw new Error('No car');

/** A car for sale that everybody may see: a used sedan for $15,000 whose price did not fall lately. */
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

/** The same as a truck that is only for people who unlocked the inventory. */
export const privateTruck: Listing = {
  ...carForSale,
  vin: 'KNADM4A30D6000001',
  bodyStyle: 'trucks',
  isPrivate: true,
};
