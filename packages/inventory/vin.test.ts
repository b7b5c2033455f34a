import { expect, test } from 'vitest';
import { isValidVin, vinCheckDigit } from './vin.ts';

test.each([
  ['11111111111111111', true],
  ['1M8GDM9AXKP042788', true],
  ['5GZCZ43D13S812715', true],
  ['1M8GDM9A1KP042788', false],
  ['1M8GDM9AXKP04278', false],
  ['1M8GDM9AXKP04278O', false],
  ['', false],
])('%s', (vin, isValid) => {
  expect(isValidVin(vin)).toBe(isValid);
});

test('names the digit that would be right', () => {
  expect(vinCheckDigit('1M8GDM9A1KP042788')).toBe('X');
});
