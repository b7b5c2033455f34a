import { expect, test } from 'vitest';
import { type CarValues, carValues, readCar, valuesOf } from './read-car.server.ts';

const TODAY = '2026-11-24';
const NONE = valuesOf(null);
const CIVIC: CarValues = { ...NONE, year: '2018', make: 'Honda', model: 'Civic', mileage: '60,000' };
/** A Honda of 2003. */
const VIN = '1HGCM82633A004352';

test.each<[string, Partial<CarValues>, object]>([
  ['year, make and model', {}, { vin: null, year: 2018, make: 'Honda', model: 'Civic', mileage: 60_000 }],
  ['a VIN', { vin: VIN.toLowerCase(), year: '', make: '' }, { vin: VIN, year: 2003, make: 'Honda' }],
  ['a VIN and the same year', { vin: VIN, year: '2003' }, { vin: VIN, year: 2003 }],
  ['a plate', { licencePlate: 'abc-1234', state: 'NY' }, { licencePlate: 'ABC1234', state: 'NY' }],
  ['a state without a plate', { state: 'NY' }, { licencePlate: null, state: null }],
  ['more', { trim: 'EX', bodyStyle: 'sedans', exteriorColor: 'Blue' }, { trim: 'EX', bodyStyle: 'sedans' }],
  ['a VIN without a model', { vin: VIN, year: '', make: '', model: '' }, { make: 'Honda', model: null }],
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
  [{ vin: VIN.replace('3A0', '4A0') }, { vin: 'vinCheckDigit' }],
  [{ vin: VIN }, { year: 'vinYear' }],
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
  expect(read.kind === 'wrong' && read.problems).toEqual(problems);
});

test('says what a VIN says beside what is missing', () => {
  expect(readCar({ ...NONE, vin: VIN }, TODAY)).toMatchObject({
    kind: 'wrong',
    problems: { mileage: 'mileage' },
    values: { year: '2003', make: 'Honda' },
  });
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
