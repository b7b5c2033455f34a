import { useEffect, useRef, useState } from 'react';
import type { LeadFormResult } from './lead-form-result.ts';
import { solveLate } from './solve-late.ts';

/** Maximum proofs before the visitor has to press once more. The first may have expired in transit. */
const MOST_PROOFS = 2;

/**
 * Solves the proof of work requested by the server in the background and submits the form again with it.
 * @param send submits the form with a proof
 * @returns whether that is in progress, and the token for pressing once more, which replaces the proof without
 * JavaScript or in a browser that could not solve it
 */
export function useProof(answer: LeadFormResult | undefined, send: (proof: string) => void) {
  const challenge = answer?.state === 'again' ? answer.challenge : undefined;
  // A server-rendered challenge is not being solved yet, and without JavaScript it never will be.
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
    solveLate(challenge.work, controller).then(
      (proof) => controller.signal.aborted || send(proof),
      () => setUnsolved(challenge),
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for every challenge
  }, [challenge]);
  const isSolving = challenge !== undefined && challenge !== unsolved;
  return { isSolving, confirm: isSolving ? undefined : challenge?.confirm };
}
