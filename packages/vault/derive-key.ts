/** Keys of their own for every purpose, out of the one that the platform is given (ENCRYPTION_KEY). */
import { hkdfSync } from 'node:crypto';

/** What a key is for. A key that leaks opens nothing but its own purpose. */
export const PURPOSES = [
  'visitor-cookie',
  'form-token',
  'image-url',
  'lead-keys',
  'lead-release',
  'confirmations',
  'phone-codes',
  'secrets',
  'key-check',
  'host-records',
  'database-roles',
] as const;
export type Purpose = (typeof PURPOSES)[number];

const KEY_BYTES = 32;

/**
 * Derives the key of a purpose by HKDF-SHA256: the same in every process that has the same master key.
 * @param master 32 bytes, or their base64 as ENCRYPTION_KEY has them
 */
export function deriveKey(master: Uint8Array | string, purpose: Purpose): Buffer {
  const secret = typeof master === 'string' ? Buffer.from(master, 'base64') : master;
  // Less would be a configuration that was never checked, and keys that can be guessed.
  if (secret.byteLength !== KEY_BYTES) throw new RangeError(`A master key has ${KEY_BYTES} bytes`);
  return Buffer.from(hkdfSync('sha256', secret, '', `rooftop/${purpose}`, KEY_BYTES));
}
