/**
 * Proofs of work: a browser computes for about half a second before its form is accepted, which makes thousands of
 * forms expensive. Challenges are created and checked here and solved by `app/forms/solve-challenge.ts`.
 */
import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { z } from 'zod';
import type { ProofKey } from './spam-filter.ts';

/** PBKDF2 iterations per attempt. PBKDF2 is as fast in a browser as in a native program. */
const COST = 10_000;
/** Attempts per challenge. The range is bounded so that no visitor waits much longer than others. */
const FEWEST_ATTEMPTS = 200;
const MOST_ATTEMPTS = 400;
/** Lifetime of a challenge in milliseconds. */
const GOOD_FOR = 10 * 60_000;

const proofShape = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ expiresAt: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
const LONGEST_PROOF = 2_000;

/** Derives the secrets of what a proof is for, so that it is invalid elsewhere. */
function secretsOf(key: Buffer, { dealership, form }: ProofKey) {
  const secret = (use: string) =>
    createHmac('sha256', key).update(`proof ${use}\n${dealership}\n${form}`).digest('hex');
  return { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('solution') };
}

/**
 * Creates a challenge, valid for ten minutes.
 * @param now milliseconds since 1970
 * @returns JSON for the browser
 */
export async function makeChallenge(key: Buffer, place: ProofKey, now: number): Promise<string> {
  const challenge = await createChallenge({
    ...secretsOf(key, place),
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(FEWEST_ATTEMPTS, MOST_ATTEMPTS),
    deriveKey,
    data: { expiresAt: now + GOOD_FOR },
  });
  return JSON.stringify(challenge);
}

/**
 * Checks a proof from a browser. Returns the challenge's id, which detects a second use, or null if the proof is for
 * something else, expired, modified, or unsolved.
 */
export async function checkProof(
  key: Buffer,
  place: ProofKey,
  value: unknown,
  now: number,
): Promise<string | null> {
  const proof = proofShape.safeParse(parseJson(value)).data;
  if (proof === undefined || proof.challenge.parameters.data.expiresAt < now) return null;
  const { verified } = await verifySolution({ ...proof, ...secretsOf(key, place), deriveKey });
  return verified ? proof.challenge.parameters.nonce : null;
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > LONGEST_PROOF) return null;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
