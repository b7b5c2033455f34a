/** Signatures of what visitors and mail carry for us. What is signed for one dealership is worthless at another. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text for a dealership, whose ID need not be part of it. @param key of one purpose */
export const signFor = (key: Uint8Array, dealership: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${dealership}\n${text}`).digest();

/** Whether this is the text's signature of `signFor`, in base64url. */
export function isSignedFor(key: Uint8Array, dealership: string, text: string, signature: string): boolean {
  const [expected, actual] = [signFor(key, dealership, text), Buffer.from(signature, 'base64url')];
  return actual.length === expected.length && timingSafeEqual(expected, actual);
}
