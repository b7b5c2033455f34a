import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  [null, null],
  ['127.0.0.1', null],
  ['127.8.9.1', null],
  ['::1', null],
  ['203.0.113.9', '203.0.113.9'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(callerAddress(address)).toBe(counted);
});
