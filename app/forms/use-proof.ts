import { useEffect, useRef, useState } from 'react';
import type { LeadAnswer } from './lead-answer.ts';

/** Proofs that are sent before the visitor is asked to press once more: the first may have expired on its way. */
const MOST_PROOFS = 2;

/**
 * Solves the proof of work that the server asks for, in the background, and sends the form again with it.
 * @param send sends the form with a proof
 * @returns whether that is under way, and what the form carries when the visitor presses once more instead: without
 * script, or in a browser that could not solve it
 */
export function useProof(answer: LeadAnswer | undefined, send: (proof: string) => void) {
  const challenge = answer?.state === 'again' ? answer.challenge : undefined;
  // What the server rendered is not being solved yet, and may never be.
  const [unsolved, setUnsolved] = useState(challenge);
  const proofs = useRef(0);
  useEffect(() => {
    if (challenge === undefined) return undefined;
    proofs.current += 1;
    if (proofs.current > MOST_PROOFS) {
      setUnsolved(challenge);
      return undefined;
    }
    setUnsolved(undefined);
    const controller = new AbortController();
    const solving = import('./solve-challenge.ts').then(({ solve }) => solve(challenge.work, controller));
    solving.then(
      (proof) => controller.signal.aborted || send(proof),
      () => setUnsolved(challenge),
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for every challenge
  }, [challenge]);
  const isSolving = challenge !== undefined && challenge !== unsolved;
  return { isSolving, confirm: isSolving ? undefined : challenge?.confirm };
}
