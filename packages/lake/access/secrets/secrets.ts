/** Generates random secrets and the hashes to store of them. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Who a token authenticates. Its prefix shows this, so that secret scanners recognize it too. */
type TokenKind = 'session' | 'robot';

const prefixOf = (kind: TokenKind): string => `rooftop_${kind}_`;

/** Returns a new secret of 32 random bytes, safe in URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a new token for the Authorization header. */
export function newToken(kind: TokenKind): string {
  return prefixOf(kind) + newSecret();
}

/**
 * Returns the hash that is stored instead of a secret. Secrets are random, so a fast hash without salt is sufficient.
 */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Returns a new id for a user ('u-…') or a robot ('r-…'). */
export function newId(prefix: 'u' | 'r'): string {
  return `${prefix}-${randomBytes(9).toString('hex')}`;
}

// Excludes letters and digits that are easily confused.
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const randomLetter = (): string => PASSWORD_LETTERS.charAt(randomInt(PASSWORD_LETTERS.length));

/** Returns random letters and digits that are easy to read aloud and type, five bits each. */
export const randomLetters = (length: number): string => Array.from({ length }, randomLetter).join('');

/** Returns a random password that is easy to read aloud and type: four groups of five, 99 bits. */
export function newPassword(): string {
  return Array.from({ length: 4 }, () => randomLetters(5)).join('-');
}
