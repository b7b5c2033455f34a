import type { Offer } from '@rooftop/content/documents/offer/offer';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Vehicle } from '@rooftop/inventory/vehicle';
import { expect, test } from 'vitest';
import { offerPath, offerPathIn, offersIn } from './offer-lists.ts';
import { isOfferFor } from './offer-vehicles.ts';
import { testOffer } from '../../../tests/support/offers.ts';

const [base] = generateListings(1);
if (base === undefined) throw new Error('no car');
const car: Vehicle = {
  ...base,
  condition: 'used',
  isCertified: false,
  year: 2020,
  make: 'Mercedes-Benz',
  model: 'C-Class',
  mileage: 60_000,
  status: 'available',
};

test.each<[string, Partial<Offer['vehicles']>, Partial<Vehicle>, boolean]>([
  ['no conditions', {}, {}, false],
  ['used', { condition: 'used' }, {}, true],
  ['new', { condition: 'new' }, {}, false],
  ['certified', { condition: 'certified' }, {}, false],
  ['certified, for a certified car', { condition: 'certified' }, { isCertified: true }, true],
  ['used, for a certified car', { condition: 'used' }, { isCertified: true }, true],
  ['new, for a new car', { condition: 'new' }, { condition: 'new' }, true],
  ['from its year', { yearFrom: 2020 }, {}, true],
  ['from a later year', { yearFrom: 2021 }, {}, false],
  ['to its year', { yearTo: 2020 }, {}, true],
  ['to an earlier year', { yearTo: 2019 }, {}, false],
  ['its make in another spelling', { make: 'mercedes benz' }, {}, true],
  ['another make', { make: 'Kia' }, {}, false],
  ['its model', { make: 'Mercedes-Benz', model: 'C-CLASS' }, {}, true],
  ['another model', { make: 'Mercedes-Benz', model: 'E-Class' }, {}, false],
  ['its miles', { mileageUpTo: 60_000 }, {}, true],
  ['fewer miles', { mileageUpTo: 59_999 }, {}, false],
  ['unknown mileage', { mileageUpTo: 59_999 }, { mileage: null }, false],
  ['all conditions but one', { condition: 'used', yearFrom: 2019, make: 'Kia' }, {}, false],
  ['a sold car', { condition: 'used' }, { status: 'sold' }, false],
])('%s', (_what, vehicles, fields, fits) => {
  expect(isOfferFor(testOffer({ vehicles }), { ...car, ...fields })).toBe(fits);
});

const friend = testOffer({ key: 'friend', department: 'dealer' });
const cars = testOffer({ key: 'cars', department: 'dealer', vehicles: { condition: 'new' } });
const oil = testOffer({ key: 'oil', vehicles: { make: 'Kia' } });

test('sales lists the dealership’s offers with conditions for cars, incentives those for new cars', () => {
  const all = [friend, cars, oil];
  expect(offersIn('dealer', all)).toEqual([friend, cars]);
  expect(offersIn('service', all)).toEqual([oil]);
  expect(offersIn('sales', all)).toEqual([cars]);
  expect(offersIn('current-incentives', all)).toEqual([cars]);
});

test('has one canonical URL, and another under sales if it belongs there', () => {
  expect([friend, cars, oil].map(offerPath)).toEqual([
    '/special-offers/dealer/friend',
    '/special-offers/dealer/cars',
    '/special-offers/service/oil',
  ]);
  expect(offerPathIn('sales', cars)).toBe('/special-offers/sales/cars');
  expect(offerPathIn('sales', friend)).toBe('/special-offers/dealer/friend');
  expect(offerPathIn('dealer', oil)).toBe('/special-offers/service/oil');
});
