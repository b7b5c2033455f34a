import { scoresOfRate } from '@rooftop/finance/credit';
import type { Words } from '#app/locales/wording.server.ts';
import { fillIn } from './fill-in.ts';

/** For which credit scores the stated rate is (decision 114): scores share rates. */
export function scoreWords(
  creditScore: number,
  words: Words<'calculator.scores' | 'calculator.scoresBetween'>,
): string {
  const { from, to } = scoresOfRate(creditScore);
  return to === null
    ? fillIn(words['calculator.scores'], { from })
    : fillIn(words['calculator.scoresBetween'], { from, to });
}
