/** Solves a proof of work. Loaded on demand to keep pages small. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Milliseconds. A slow phone takes five seconds. After the timeout, the visitor confirms with a second press instead.
 */
const TIMEOUT = 20_000;

/**
 * Computes the proof with the browser's Web Crypto, off the main thread.
 * @param work challenge from `makeChallenge` on the server
 * @returns value of the form's proof field
 * @throws Error if this browser cannot solve it in time
 */
export async function solve(work: string, controller: AbortController): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it
  const challenge = JSON.parse(work) as Challenge;
  const solution = await solveChallenge({ challenge, controller, deriveKey, timeout: TIMEOUT });
  if (solution === null) throw new Error('Solving the proof of work took too long.');
  return JSON.stringify({ challenge, solution });
}
