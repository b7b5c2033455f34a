/** Stores passwords as scrypt hashes, each with its own salt and parameters. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Second row of OWASP's scrypt recommendations: 64 MiB and about 0.3 s of one core per guess. */
const COST = { N: 2 ** 16, r: 8, p: 2 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Password requirements for users. Only length matters. The upper limit keeps requests small. */
export const passwordSchema = z.string().min(12).max(200);

interface Parameters {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

function derive(password: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 128 * N * r * p + 1024 * 1024 };
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Returns the stored form of a password: `scrypt$N$r$p$salt$key`. @param cost only tests choose less than ours */
export async function hashPassword(password: string, cost: Parameters = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const storedSchema = z
  .string()
  .regex(/^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/)
  .transform((stored) => {
    const [, N, r, p, salt, key] = stored.split('$');
    return {
      parameters: { N: Number(N), r: Number(r), p: Number(p) },
      salt: Buffer.from(salt ?? '', 'base64url'),
      key: Buffer.from(key ?? '', 'base64url'),
    };
  });

/** A hash that no password matches, so that an unknown email address takes as long as a known one. */
const NOBODY = ['scrypt', COST.N, COST.r, COST.p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

/**
 * Returns true if the password matches the stored hash. Null means "no such account" and takes just as long. Throws
 * if the stored hash is damaged.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { parameters, salt, key } = storedSchema.parse(stored ?? NOBODY);
  const derived = await derive(password, salt, parameters);
  return timingSafeEqual(derived, key) && stored !== null;
}
