import { createVin } from '@rooftop/tenancy/vin/create-vin';
import { expect, test } from 'vitest';
import { readPlate } from './read-plate.ts';
import { readVin } from './read-vin.ts';

const vinOf = (maker: string, year: number) =>
  createVin({ maker, described: year < 2010 ? 'ABC1D' : 'ABCDE', year, plant: 'Z', serial: 7 });
const vin = (text: string, year: number | null, ...makes: string[]) => ({
  kind: 'vin',
  vin: text,
  year,
  makes,
});
const wrong = (problem: string) => ({ kind: 'wrong', problem });

test.each([
  ['1HGCM82633A004352', vin('1HGCM82633A004352', 2003, 'Honda')],
  [' 1hg cm826-33a-004352\n', vin('1HGCM82633A004352', 2003, 'Honda')],
  [vinOf('5YJ', 2021), vin(vinOf('5YJ', 2021), 2021, 'Tesla')],
  // Two makes share a prefix.
  [vinOf('1C4', 2018), vin(vinOf('1C4', 2018), 2018, 'Dodge', 'Jeep')],
  [vinOf('ZZZ', 2018), vin(vinOf('ZZZ', 2018), 2018)],
  [vinOf('1FT', 2027), vin(vinOf('1FT', 2027), 2027, 'Ford')],
  [vinOf('1FT', 2028), vin(vinOf('1FT', 2028), null, 'Ford')],
  ['1HGCM82633A004353', wrong('checkDigit')],
  ['1HGCM82633A00435', wrong('length')],
  ['1HGCM82633A0043521', wrong('length')],
  ['', wrong('length')],
  ['1HGCM82633AOO4352', wrong('characters')],
  ['1HGCM82633A00435é', wrong('characters')],
])('reads the VIN %j', (text, expected) => {
  expect(readVin(text, '2026-11-23')).toEqual(expected);
});

test.each([
  [' abc-1234 ', 'ABC1234'],
  ['7·abc·123', '7ABC123'],
  ['1', '1'],
  ['ABCD12345', null],
  ['', null],
  ['ABC_12', null],
  ['ÄBC 12', null],
])('reads the plate %j as %j', (text, expected) => {
  expect(readPlate(text)).toBe(expected);
});
