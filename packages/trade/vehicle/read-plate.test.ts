import { expect, test } from 'vitest';
import { readPlate } from './read-plate.ts';

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
