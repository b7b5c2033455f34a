import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormToken, signToken } from './form-token.ts';

const key = Buffer.alloc(32, 1);
const place = { dealership: 'dealership-alpha', form: 'CONTACT' } as const;
const NOW = Date.parse('2026-11-23T17:00:00Z');

test('reads a token where it was made', () => {
  const token = signToken(key, place, NOW);
  expect(readFormToken(key, place, token)).toMatchObject({ issuedAt: NOW });
  expect(token).not.toBe(signToken(key, place, NOW));
});

test.each([
  ['another form', key, { ...place, form: 'CAREERS' }],
  ['another dealership', key, { ...place, dealership: 'dealership-bravo' }],
  ['another key', Buffer.alloc(32, 2), place],
] as const)('rejects it elsewhere: %s', (_, otherKey, otherPlace) => {
  expect(readFormToken(otherKey, otherPlace, signToken(key, place, NOW))).toBeNull();
});

test('rejects forged and modified tokens', () => {
  const token = signToken(key, place, NOW);
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.string({ minLength: 0, maxLength: 2 }), (at, put) => {
      const changed = token.slice(0, at) + put + token.slice(at + 1);
      // The last character of base64url contains unused bits.
      fc.pre(changed !== token && at < token.length - 1);
      expect(readFormToken(key, place, changed)).toBeNull();
    }),
  );
  for (const nothing of [null, undefined, '', 7, 'a.b.c', new File([], 'token')])
    expect(readFormToken(key, place, nothing)).toBeNull();
});
