/** Seals secrets that the lake has to read again: AES-256-GCM, bound to what the secret is for. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Returns nonce, tag and ciphertext. @param purpose it cannot be opened for any other */
export function seal(key: Uint8Array, purpose: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Returns a sealed secret, or null if it was sealed with another key or for another purpose, or was changed. */
export function unseal(key: Uint8Array, purpose: string, sealed: Uint8Array): Buffer | null {
  const start = NONCE_BYTES + TAG_BYTES;
  if (sealed.byteLength < start) return null;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(NONCE_BYTES, start));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()]);
  } catch {
    return null;
  }
}
