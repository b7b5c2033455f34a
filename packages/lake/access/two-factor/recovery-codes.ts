/** Recovery codes: for users who lost their authenticator app. Each works once. */
import { createHmac } from 'node:crypto';
import { randomLetters } from '../secrets/secrets.ts';

const COUNT = 10;
const GROUP = 5;

/** Returns ten new codes of 49 bits, such as "k7d2m-p4xqr". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => `${randomLetters(GROUP)}-${randomLetters(GROUP)}`);

/**
 * Returns the hash that is stored instead of a code, or null if it cannot be one. Spaces, hyphens and capital letters
 * make no difference. The codes are short, so the hash needs the lake's key: a stolen database is not enough to guess them.
 */
export function hashRecoveryCode(key: Uint8Array, userId: string, code: string): Buffer | null {
  const letters = code.toLowerCase().replace(/[\s-]/g, '');
  if (!/^[a-z2-9]{10}$/.test(letters)) return null;
  return createHmac('sha256', key).update(`recovery-code/${userId}/${letters}`).digest();
}
