/** Encryption of what lies in the database: AES-256-GCM, bound to the place where it lies. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** Says how what follows was sealed, so that another way may follow this one. */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

/** What was sealed cannot be opened: another key, another place, or bytes that were changed. */
export class SealBrokenError extends Error {
  override name = 'SealBrokenError';
}

/**
 * Encrypts a text: version, nonce, ciphertext, tag.
 * @param key for 'secrets', 32 bytes
 * @param place what it belongs to; it opens nowhere else
 */
export function sealSecret(key: Uint8Array, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, sealed, cipher.getAuthTag()]);
}

/** Decrypts what `sealSecret` has made. @throws SealBrokenError when it was made with another key or for another place */
export function openSecret(key: Uint8Array, place: string, sealed: Uint8Array): string {
  if (sealed.byteLength < HEAD_BYTES + TAG_BYTES || sealed[0] !== VERSION) {
    throw new SealBrokenError('This is nothing that was sealed here');
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
    throw new SealBrokenError('Sealed with another key, for another place, or changed since', { cause });
  }
}
