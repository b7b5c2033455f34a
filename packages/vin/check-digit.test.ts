import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isValidVin, vinCheckDigit } from './check-digit.ts';
import { createVin } from './create-vin.ts';
import { isDummyVin } from './dummy-vin.ts';
import { modelYear, possibleYears } from './model-year.ts';

test.each([
  ['1FTFW1E50MFA00001', 2021],
  ['5YJ3E1EA7KF000001', 2019],
  ['1HGCM82633A004352', 2003],
  ['ZZZ00000000000000', null],
  ['1HG', null],
])('%s is of model year %s', (vin, year) => {
  expect(modelYear(vin)).toBe(year);
});

test.each([
  ['5YJ3E1EA7KF000001', [2019, 1989]],
  ['1HGCM82633A004352', [2003, 2033]],
  ['ZZZ00000000000000', []],
])('%s may be of %j, the likeliest first', (vin, years) => {
  expect(possibleYears(vin)).toEqual(years);
});

const CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'.split('');
const vins = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 17, maxLength: 17 });

it('detects one wrong character in a VIN, unless it has the same value', () => {
  fc.assert(
    fc.property(vins, fc.nat(16), fc.constantFrom(...CHARACTERS), (text, at, character) => {
      const vin = `${text.slice(0, 8)}${vinCheckDigit(text)}${text.slice(9)}`;
      expect(isValidVin(vin)).toBe(true);
      const wrong = `${vin.slice(0, at)}${character}${vin.slice(at + 1)}`;
      expect(isValidVin(wrong)).toBe(vinCheckDigit(wrong) === wrong[8]);
      const year = modelYear(vin);
      expect(year === null || (year >= 1980 && year <= 2039)).toBe(true);
    }),
  );
});

test.each([
  ['11111111111111111', true],
  ['1M8GDM9AXKP042788', true],
  ['5GZCZ43D13S812715', true],
  ['1M8GDM9A1KP042788', false],
  ['1M8GDM9AXKP04278', false],
  ['1M8GDM9AXKP04278O', false],
  ['', false],
])('%s: %j', (vin, isValid) => {
  expect(isValidVin(vin)).toBe(isValid);
});

test('returns the correct digit', () => {
  expect(vinCheckDigit('1M8GDM9A1KP042788')).toBe('X');
});

test.each([1996, 2009, 2010, 2026])('creates VINs of %d that parse back to their parts', (year) => {
  const described = year < 2010 ? 'ABC1D' : 'ABCDE';
  const vin = createVin({ maker: '1FT', described, year, plant: 'Z', serial: 7 });
  expect(isValidVin(vin)).toBe(true);
  expect(modelYear(vin)).toBe(year);
  expect(vin.startsWith('1FT')).toBe(true);
  expect(vin.endsWith('Z000007')).toBe(true);
});

test.each([
  ['00000000000000000', true],
  ['11111111111111111', true],
  ['XXXXXXXXXXXXXXXXX', true],
  ['12345678901234567', true],
  ['11111111111111112', true],
  ['1HGCM82633A004352', false],
  ['5TDGSKFC3RS112345', false],
])('%s is typed in place of a VIN: %j', (vin, expected) => {
  expect(isDummyVin(vin)).toBe(expected);
});
