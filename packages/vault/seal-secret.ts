/** Encryption of values in the database: AES-256-GCM, bound to the place where the value is stored. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** Format version, so that the encryption can change later. */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

/** A sealed value cannot be opened: wrong key, wrong place, or modified bytes. */
export class SealBrokenError extends Error {
  override name = 'SealBrokenError';
}

/**
 * Encrypts a text. The result consists of version, nonce, ciphertext, and tag.
 * @param key for 'secrets', 32 bytes
 * @param place where the value belongs; it cannot be opened anywhere else
 */
export function sealSecret(key: Uint8Array, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, sealed, cipher.getAuthTag()]);
}

/**
 * Decrypts a value from `sealSecret`. @throws SealBrokenError if it was sealed with another key or for another place
 */
export function openSecret(key: Uint8Array, place: string, sealed: Uint8Array): string {
  if (sealed.byteLength < HEAD_BYTES + TAG_BYTES || sealed[0] !== VERSION) {
    throw new SealBrokenError('The value is not in the sealed format');
  }
  const end = sealed.byteLength - TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(1, HEAD_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(end));
  try {
    return decipher.update(sealed.subarray(HEAD_BYTES, end), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SealBrokenError('The value was sealed with another key or for another place, or was modified', {
      cause,
    });
  }
}
