import { expect, test } from 'vitest';
import { addressLine, addressLines, streetAddress } from './address-lines.ts';

const address = (line2: string | null) => ({
  line1: '1 Peach St',
  line2,
  city: 'Erie',
  state: 'PA',
  zip: '16501',
});

test.each([
  [null, ['1 Peach St', 'Erie, PA 16501'], '1 Peach St, Erie, PA 16501', '1 Peach St'],
  ['', ['1 Peach St', 'Erie, PA 16501'], '1 Peach St, Erie, PA 16501', '1 Peach St'],
  [
    'Suite 2',
    ['1 Peach St', 'Suite 2', 'Erie, PA 16501'],
    '1 Peach St, Suite 2, Erie, PA 16501',
    '1 Peach St, Suite 2',
  ],
])('formats an address with the second line %j', (line2, lines, line, street) => {
  expect(addressLines(address(line2))).toEqual(lines);
  expect(addressLine(address(line2))).toBe(line);
  expect(streetAddress(address(line2))).toBe(street);
});
