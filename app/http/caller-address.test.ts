import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  [null, null],
  ['127.0.0.1', null],
  ['127.8.9.1', null],
  ['::1', null],
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, counted) => {
  expect(callerAddress(address)).toBe(counted);
});
