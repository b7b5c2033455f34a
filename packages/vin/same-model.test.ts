import { expect, test } from 'vitest';
import { decodeVin } from './decode-vin.ts';
import { isSimilarBody } from './same-body.ts';
import { isSameModel } from './same-model.ts';

const NOTHING = decodeVin('');
const facts = (make: string, model: string, series: string | null = null, trims: readonly string[] = []) => ({
  ...NOTHING,
  make,
  model,
  series,
  trims,
});

test.each([
  ['F150', facts('Ford', 'F-150')],
  ['Super Duty F-250', facts('Ford', 'F-250')],
  ['Silverado', facts('Chevrolet', 'Silverado 1500')],
  ['Silverado 1500 LD', facts('Chevrolet', 'Silverado 1500')],
  ['3 Series', facts('BMW', '328i')],
  ['3 Series', facts('BMW', '328i', '3-Series')],
  ['330i xDrive', facts('BMW', '330i')],
  ['C 300', facts('Mercedes-Benz', 'C-Class', null, ['C300-4M'])],
  ['M-Class', facts('Mercedes-Benz', 'ML-Class')],
  ['Wrangler Unlimited', facts('Jeep', 'Wrangler')],
  ['Grand Caravan', facts('Dodge', 'Caravan/Grand Caravan')],
  ['Cooper Countryman', facts('MINI', 'Countryman')],
  ['Mazda MX-5', facts('Mazda', 'MX-5')],
  ['3', facts('Mazda', 'Mazda3')],
  ['Town & Country', facts('Chrysler', 'Town and Country')],
  ['New Beetle', facts('Volkswagen', 'Beetle')],
  ['Ram Pickup 1500', facts('Dodge', 'Ram 1500', '1500')],
  ['Civic Type R', facts('Honda', 'Civic')],
  ['G Sedan', facts('Infiniti', 'G37')],
])('%s may be a %o', (model, decoded) => {
  expect(isSameModel(model, decoded)).toBe(true);
});

test.each([
  ['Civic', facts('Honda', 'Accord')],
  ['Cherokee', facts('Jeep', 'Grand Cherokee')],
  ['5 Series', facts('BMW', '328i', '3-Series')],
  ['C-Class', facts('Mercedes-Benz', 'E-Class')],
  ['E-Class', facts('Mercedes-Benz', 'EQS')],
  ['GLC', facts('Mercedes-Benz', 'GL-Class')],
  ['Q5', facts('Audi', 'Q7')],
  ['', facts('Honda', 'Civic')],
  ['Civic', NOTHING],
])('%s is no %o', (model, decoded) => {
  expect(isSameModel(model, decoded)).toBe(false);
});

test.each([
  ['suvs', 'suvs', true],
  ['wagons', 'suvs', true],
  ['minivans', 'commercial', true],
  ['sedans', 'suvs', false],
  ['trucks', 'suvs', false],
  ['convertibles', 'coupes', false],
] as const)('%s and %s may be said of one car: %s', (one, other, isSimilar) => {
  expect(isSimilarBody(one, other)).toBe(isSimilar);
  expect(isSimilarBody(other, one)).toBe(isSimilar);
});
