/** Derives a separate key for every purpose from the platform's master key (ENCRYPTION_KEY). */
import { hkdfSync } from 'node:crypto';

/** What a key is for. A leaked key compromises only its own purpose. */
export const PURPOSES = [
  'visitor-cookie',
  'draft-cookie',
  'experiments-cookie',
  'form-token',
  'image-url',
  'lead-keys',
  'lead-release',
  'confirmations',
  'appointment-links',
  'phone-codes',
  'secrets',
  'vault',
  'key-check',
  'host-records',
  'database-roles',
  'two-factor',
  'event-inspector',
  'preview',
  'privacy-log',
  'push',
  'reply-addresses',
] as const;
type Purpose = (typeof PURPOSES)[number];

const KEY_BYTES = 32;

/**
 * Derives the key of a purpose by HKDF-SHA256. It is the same in every process with the same master key.
 * @param master 32 bytes, or their base64 as in ENCRYPTION_KEY
 */
export function deriveKey(master: Uint8Array | string, purpose: Purpose): Buffer {
  const secret = typeof master === 'string' ? Buffer.from(master, 'base64') : master;
  // A shorter key would come from an unvalidated configuration, and its derived keys could be guessed.
  if (secret.byteLength !== KEY_BYTES) throw new RangeError(`The master key must have ${KEY_BYTES} bytes`);
  return Buffer.from(hkdfSync('sha256', secret, '', `rooftop/${purpose}`, KEY_BYTES));
}
