import { expect, test } from 'vitest';
import { namedCars, checkCars } from './gone-cars.ts';

const VIN = 'KNDPM3AC8M7891234';
const document = {
  _type: 'homePage',
  blocks: [
    { _key: 'one', search: `/used-cars-for-sale/2021-kia-sportage-lx-${VIN}` },
    { _key: 'some', search: '/used-cars-for-sale/suvs' },
    { _key: 'link', callToAction: { href: '/used-cars-for-sale/2020-kia-soul-kndjp3a57l7000001' } },
  ],
};

test('finds the cars that a document shows or links to', () => {
  expect(namedCars(document)).toEqual([VIN, 'KNDJP3A57L7000001']);
});

test('warns of those that are gone, where they are named', () => {
  expect(checkCars(document, new Set())).toEqual([]);
  expect(checkCars(document, new Set([VIN]))).toMatchObject([
    { name: 'This car is gone', path: ['blocks', { _key: 'one' }, 'search'] },
  ]);
});
