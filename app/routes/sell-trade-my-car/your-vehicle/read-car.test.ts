import { expect, test } from 'vitest';
import { type CarValues, readCar, valuesOf } from './read-car.server.ts';

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
  [{ licencePlate: 'ABC1234' }, { state: 'required' }],
  [{ licencePlate: 'ABC1234', state: 'New York' }, { state: 'required' }],
  [{ model: 'x'.repeat(101) }, { model: 'tooLong' }],
])('with %j says %j', (changed, problems) => {
  expect(readCar({ ...CIVIC, ...changed }, TODAY)).toEqual({ kind: 'wrong', problems });
});

test('shows a stored car as it was entered', () => {
  const read = readCar({ ...CIVIC, licencePlate: 'ABC1234', state: 'NY', bodyStyle: 'sedans' }, TODAY);
  if (read.kind !== 'car') throw new Error('not a car');
  expect(readCar(valuesOf(read.car), TODAY)).toEqual(read);
});
