import { createVin } from '@rooftop/vin/create-vin';
import { expect, test } from 'vitest';
import { type CarValues, carValues, readCar, valuesOf } from './read-car.server.ts';

const TODAY = '2026-11-24';
const NONE = valuesOf(null);
const CIVIC: CarValues = { ...NONE, year: '2018', make: 'Honda', model: 'Civic', mileage: '60,000' };
/** A Honda Accord EX-V6 coupe of 2003. */
const VIN = '1HGCM82633A004352';
const ACCORD = { year: '2003', make: 'Honda', model: 'Accord' };
/** A Toyota Corolla of 2018, of one of five trims. */
const COROLLA = createVin({ maker: '5YF', described: 'BURHE', year: 2018, plant: 'P', serial: 1 });
const WRONG = VIN.replace('3A0', '4A0');
/** Made for Europe. */
const GOLF = 'WVWZZZ1KZAW000000';

test.each<[string, Partial<CarValues>, object]>([
  ['year, make and model', {}, { vin: null, year: 2018, make: 'Honda', model: 'Civic', mileage: 60_000 }],
  [
    'a VIN and the same car',
    { ...ACCORD, vin: VIN.toLowerCase(), year: '', make: '' },
    { vin: VIN, year: 2003, make: 'Honda', model: 'Accord', trim: 'EX-V6', bodyStyle: 'coupes' },
  ],
  [
    'a VIN and more than it says',
    { ...ACCORD, vin: VIN, trim: 'EX', bodyStyle: 'sedans' },
    { trim: 'EX', bodyStyle: 'sedans' },
  ],
  ['a plate', { licencePlate: 'abc-1234', state: 'NY' }, { licencePlate: 'ABC1234', state: 'NY' }],
  ['a state without a plate', { state: 'NY' }, { licencePlate: null, state: null }],
  ['more', { trim: 'EX', bodyStyle: 'sedans', exteriorColor: 'Blue' }, { trim: 'EX', bodyStyle: 'sedans' }],
  ['no miles', { mileage: '0' }, { mileage: 0 }],
  ['equipment', { options: 'towPackage,leather,wings' }, { options: ['leather', 'towPackage'] }],
  ['an unknown body style', { bodyStyle: 'rockets' }, { bodyStyle: null }],
])('reads %s', (_what, changed, car) => {
  expect(readCar({ ...CIVIC, ...changed }, TODAY)).toMatchObject({ kind: 'car', car });
});

test.each<[Partial<CarValues>, object]>([
  [NONE, { year: 'year', make: 'make', model: 'model', mileage: 'mileage' }],
  [{ vin: '1HG' }, { vin: 'vinLength' }],
  [{ vin: VIN.replace('H', 'I') }, { vin: 'vinCharacters' }],
  [{ vin: WRONG }, { vin: 'vinCheckDigit' }],
  [{ vin: GOLF }, { vin: 'vinMarket' }],
  [
    { vin: WRONG, model: '' },
    { vin: 'vinCheckDigit', model: 'model' },
  ],
  [{ ...ACCORD, vin: VIN, year: '2018' }, { year: 'vinYear' }],
  [{ year: '2029' }, { year: 'year' }],
  [{ year: 'new' }, { year: 'year' }],
  [{ mileage: 'many' }, { mileage: 'mileage' }],
  [{ mileage: '9999999' }, { mileage: 'mileage' }],
  [{ licencePlate: '???' }, { licencePlate: 'plate' }],
  [{ licencePlate: 'ABC🚗', state: 'NY' }, { licencePlate: 'plate' }],
  [{ licencePlate: 'ABC1234' }, { state: 'required' }],
  [{ licencePlate: 'ABC1234', state: 'New York' }, { state: 'required' }],
  [{ model: 'x'.repeat(101) }, { model: 'tooLong' }],
])('with %j says %j', (changed, problems) => {
  const read = readCar({ ...CIVIC, ...changed }, TODAY);
  expect(read.kind === 'again' && read.problems).toEqual(problems);
});

test('says what a VIN says beside what is missing', () => {
  expect(readCar({ ...NONE, vin: VIN }, TODAY)).toMatchObject({
    kind: 'again',
    problems: { mileage: 'mileage' },
    values: { ...ACCORD, trim: 'EX-V6', bodyStyle: 'coupes' },
    known: { facts: { vin: VIN } },
    isAsked: true,
  });
});

test.each<[string, string, Partial<CarValues>, object]>([
  [
    'says which car it is',
    VIN,
    { year: '', make: '', model: '' },
    { year: 2003, make: 'Honda', model: 'Accord' },
  ],
  ['leaves trims to choose', COROLLA, { make: 'Toyota', model: 'Corolla' }, { model: 'Corolla', trim: null }],
  // What the shopper says counts.
  ['is of another car', COROLLA, {}, { make: 'Honda', model: 'Civic', bodyStyle: null }],
  ['has a wrong check digit', WRONG, {}, { vin: WRONG, make: 'Honda', model: 'Civic', trim: null }],
  ['is of another market', GOLF, { make: 'VW', model: 'Golf' }, { vin: GOLF, make: 'VW' }],
])('asks once about a VIN that %s', (_what, vin, changed, car) => {
  const written = { ...CIVIC, vin, ...changed };
  const first = readCar(written, TODAY);
  if (first.kind !== 'again') throw new Error('not asked');
  expect(first.isAsked).toBe(true);
  expect(readCar(first.values, TODAY, vin)).toMatchObject({ kind: 'car', car });
  // Another VIN is asked about again.
  expect(readCar(written, TODAY, 'another')).toMatchObject({ kind: 'again', isAsked: true });
});

test('reads the checked equipment of a form', () => {
  const form = new FormData();
  for (const option of ['leather', 'sunroof']) form.append('options', option);
  expect(carValues(form).options).toBe('leather,sunroof');
});

test('shows a stored car as it was entered', () => {
  const written = { licencePlate: 'ABC1234', state: 'NY', bodyStyle: 'sedans', options: 'leather,sunroof' };
  const read = readCar({ ...CIVIC, ...written }, TODAY);
  if (read.kind !== 'car') throw new Error('not a car');
  expect(readCar(valuesOf(read.car), TODAY)).toEqual(read);
});
