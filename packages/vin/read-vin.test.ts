import { expect, test } from 'vitest';
import { createVin } from './create-vin.ts';
import { describeVin } from './describe-vin.ts';
import { readVin } from './read-vin.ts';

const TODAY = '2026-11-23';
const vinOf = (maker: string, year: number) =>
  createVin({ maker, described: year < 2010 ? 'ABC1D' : 'ABCDE', year, plant: 'Z', serial: 7 });
/** A Corolla of 2018 with an invented serial number. */
const COROLLA = createVin({ maker: '5YF', described: 'BURHE', year: 2018, plant: 'P', serial: 1 });
const wrong = (problem: string) => ({ kind: 'wrong', problem });

test.each([
  ['1HGCM82633A004352', 2003, 'Honda', null],
  [' 1hg cm826-33a-004352\n', 2003, 'Honda', null],
  [COROLLA, 2018, 'Toyota', null],
  [vinOf('1FT', 2027), 2027, 'Ford', null],
  // A year that has not come.
  [vinOf('1FT', 2028), null, 'Ford', null],
  // One character is wrong.
  ['1HGCM82633A004353', 2003, 'Honda', 'checkDigit'],
  // Made for Europe, and by nobody we know.
  ['WVWZZZ1KZAW000000', null, 'Volkswagen', 'market'],
  [vinOf('ZZZ', 2018), 2018, null, 'market'],
])('reads the VIN %j', (text, year, make, doubt) => {
  expect(readVin(text, TODAY)).toMatchObject({ kind: 'vin', facts: { year, make }, doubt });
});

test('knows the makes of a manufacturer, if not which of them it is', () => {
  const read = readVin(vinOf('1C4', 2018), TODAY);
  expect(read).toMatchObject({ facts: { make: null, makes: expect.arrayContaining(['Dodge', 'Jeep']) } });
});

test.each([
  ['1HGCM82633A00435', 'length'],
  ['1HGCM82633A0043521', 'length'],
  ['', 'length'],
  ['1HGCM82633AOO4352', 'characters'],
  ['1HGCM82633A00435é', 'characters'],
])('%j cannot be a VIN', (text, problem) => {
  expect(readVin(text, TODAY)).toEqual(wrong(problem));
});

const nothing = { year: null, make: null, model: null };

test('describes a VIN to staff, with what is said differently', () => {
  expect(describeVin(COROLLA, { year: 2017, make: 'toyota', model: 'Camry' }, TODAY)).toEqual({
    vin: COROLLA,
    doubt: null,
    car: {
      name: '2018 Toyota Corolla L/LE/SE/XLE/XSE',
      bodyStyle: 'sedans',
      engine: '1.8L 4-Cylinder',
      fuelType: 'Gasoline',
    },
    differs: [
      { field: 'year', stated: '2017', decoded: '2018' },
      { field: 'model', stated: 'Camry', decoded: 'Corolla' },
    ],
  });
});

test.each([
  ['Chevy', 'Silverado', '3GC', 'UKREC', 2018, 'G'],
  ['Mercedes', 'C 300', '55S', 'WF4KB', 2017, 'U'],
  ['Ford', 'F150 XLT', '1FT', 'EW1EP', 2018, 'F'],
])('knows a %s %s', (make, model, maker, described, year, plant) => {
  const text = createVin({ maker, described, year, plant, serial: 1 });
  expect(describeVin(text, { year, make, model }, TODAY)).toMatchObject({ doubt: null, differs: [] });
  expect(describeVin(text, { year, make: 'Kia', model }, TODAY)?.differs).toHaveLength(1);
});

test('compares nothing with a VIN in doubt', () => {
  const note = describeVin('1HGCM82633A004353', { ...nothing, make: 'Ford' }, TODAY);
  expect(note).toMatchObject({ doubt: 'checkDigit', differs: [] });
});

test('describes nothing that cannot be a VIN', () => {
  expect(describeVin('THEIRS', nothing, TODAY)).toBeNull();
});
