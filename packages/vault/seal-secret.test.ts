import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSecret, SealBrokenError, sealSecret } from './seal-secret.ts';

const key = Buffer.alloc(32, 1);

it('opens what was sealed without revealing it', () => {
  assert(
    property(string({ unit: 'binary' }), string(), (text, place) => {
      const wellFormed = text.toWellFormed();
      const sealed = sealSecret(key, place, wellFormed);
      expect(openSecret(key, place, sealed)).toBe(wellFormed);
      if (wellFormed.length > 3) expect(sealed.includes(wellFormed)).toBe(false);
    }),
  );
});

it('never produces the same bytes twice', () => {
  expect(sealSecret(key, 'a', 'text')).not.toEqual(sealSecret(key, 'a', 'text'));
});

describe('does not open', () => {
  const sealed = sealSecret(key, 'a/token', 'text');

  it.each([
    { why: 'with another key', key: Buffer.alloc(32, 2), place: 'a/token', bytes: sealed },
    { why: 'in another place', key, place: 'b/token', bytes: sealed },
    { why: 'if it is truncated', key, place: 'a/token', bytes: sealed.subarray(0, -1) },
    { why: 'if it is empty', key, place: 'a/token', bytes: Buffer.alloc(0) },
    {
      why: 'if it has another version',
      key,
      place: 'a/token',
      bytes: Buffer.from([2, ...sealed.subarray(1)]),
    },
  ])('$why', ({ key: other, place, bytes }) => {
    expect(() => openSecret(other, place, bytes)).toThrow(SealBrokenError);
  });

  it('if any bit was changed', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openSecret(key, 'a/token', changed)).toThrow(SealBrokenError);
    }
  });
});
