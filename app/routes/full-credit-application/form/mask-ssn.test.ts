import { expect, test } from 'vitest';
import { maskSsn } from './mask-ssn.ts';

test.each([
  ['', ''],
  ['21', '21'],
  ['2190', '219-0'],
  ['219-09', '219-09'],
  ['219099999', '219-09-9999'],
  ['219 09 9999', '219-09-9999'],
  ['2190999991', '219-09-9999'],
])('%j becomes %j', (text, masked) => {
  expect(maskSsn(text)).toBe(masked);
});
