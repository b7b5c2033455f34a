import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKey, PURPOSES } from './derive-key.ts';

const master = Buffer.alloc(32, 7);

/** RFC 5869 for one block of SHA-256. */
function hkdf(secret: Buffer, info: string): Buffer {
  const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();
  return hmac(hmac(Buffer.alloc(32), secret), Buffer.concat([Buffer.from(info), Buffer.from([1])]));
}

it.each(PURPOSES)('derives the key for %s according to RFC 5869', (purpose) => {
  expect(deriveKey(master, purpose)).toEqual(hkdf(master, `rooftop/${purpose}`));
});

it('accepts the master key in base64', () => {
  expect(deriveKey(master.toString('base64'), 'secrets')).toEqual(deriveKey(master, 'secrets'));
});

it('derives a different key for every purpose', () => {
  const keys = PURPOSES.map((purpose) => deriveKey(master, purpose).toString('hex'));
  expect(new Set(keys).size).toBe(PURPOSES.length);
});

it('refuses a master key that is too short', () => {
  expect(() => deriveKey('c2hvcnQ=', 'secrets')).toThrow('32 bytes');
});
