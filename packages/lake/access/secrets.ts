/** Random secrets and what is stored of them. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What a token signs in: its prefix says it, so that secret scanners know it too. */
export type TokenKind = 'session' | 'robot';

const prefixOf = (kind: TokenKind): string => `rooftop_${kind}_`;

/** A fresh secret of 32 random bytes, safe in addresses. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A fresh token for the Authorization header. */
export function newToken(kind: TokenKind): string {
  return prefixOf(kind) + newSecret();
}

/** What is stored in place of a secret. The secrets are random, so a fast hash without salt is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** A fresh id of a person ('u-…') or a robot ('r-…'). */
export function newId(prefix: 'u' | 'r'): string {
  return `${prefix}-${randomBytes(9).toString('hex')}`;
}

// Without letters and digits that are easily taken for each other.
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const randomLetter = (): string => PASSWORD_LETTERS.charAt(randomInt(PASSWORD_LETTERS.length));

/** A random password that can be read aloud and typed: four groups of five, 99 bits. */
export function newPassword(): string {
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, randomLetter).join('')).join('-');
}
