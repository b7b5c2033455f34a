/** Solves a proof of work. Loaded when one is asked for, so that no page carries it. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds. A slow phone takes five seconds; after this the visitor presses once more instead. */
const TIMEOUT = 20_000;

/**
 * Computes in the browser's own cryptography, off the main thread.
 * @param work as `makeChallenge` of the server wrote it
 * @returns what the form is sent with
 * @throws Error if this browser cannot solve it in time
 */
export async function solve(work: string, controller: AbortController): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it
  const challenge = JSON.parse(work) as Challenge;
  const solution = await solveChallenge({ challenge, controller, deriveKey, timeout: TIMEOUT });
  if (solution === null) throw new Error('The proof of work took too long.');
  return JSON.stringify({ challenge, solution });
}
