import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKey, PURPOSES } from './derive-key.ts';

const master = Buffer.alloc(32, 7);

/** RFC 5869, for one block of SHA-256. */
function hkdf(secret: Buffer, info: string): Buffer {
  const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();
  return hmac(hmac(Buffer.alloc(32), secret), Buffer.concat([Buffer.from(info), Buffer.from([1])]));
}

it.each(PURPOSES)('derives the key for %s as RFC 5869 says', (purpose) => {
  expect(deriveKey(master, purpose)).toEqual(hkdf(master, `rooftop/${purpose}`));
});

it('takes the master key in base64 as well', () => {
  expect(deriveKey(master.toString('base64'), 'secrets')).toEqual(deriveKey(master, 'secrets'));
});

it('gives every purpose a key of its own', () => {
  const keys = PURPOSES.map((purpose) => deriveKey(master, purpose).toString('hex'));
  expect(new Set(keys).size).toBe(PURPOSES.length);
});

it('refuses a master key that is too short', () => {
  expect(() => deriveKey('c2hvcnQ=', 'secrets')).toThrow('32 bytes');
});
