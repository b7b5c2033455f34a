import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerKey } from './caller-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['', 'unknown'],
  ['proxy', 'unknown'],
])('counts %s as %s', (address, key) => {
  expect(callerKey(address)).toBe(key);
});

test('addresses of one /64 network share a key, whatever their spelling', () => {
  const group = fc.integer({ min: 1, max: 0xff_ff });
  fc.assert(
    fc.property(fc.tuple(group, group, group, group), fc.ipV6(), (network, other) => {
      const head = network.map((number) => number.toString(16));
      const padded = head.map((digits) => digits.toUpperCase().padStart(4, '0'));
      expect(callerKey(`${padded.join(':')}::1`)).toBe(callerKey(`${head.join(':')}:1:2:3:4`));
      expect(callerKey(other)).toMatch(/^(\d+(\.\d+){3}|[0-9a-f]+(:[0-9a-f]+){3}::\/64)$/);
    }),
  );
});
