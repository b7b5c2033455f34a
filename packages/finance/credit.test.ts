import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateFor, scoresOfRate } from './credit.ts';
import { TERM_STEPS } from './terms.ts';

const { min, max } = TERM_STEPS.creditScore;
const anyScore = fc.integer({ min, max });

test('the scores of a rate are all that have it', () => {
  fc.assert(
    fc.property(anyScore, anyScore, (score, other) => {
      const { from, to } = scoresOfRate(score);
      const isAmong = other >= from && other <= (to ?? max);
      expect(isAmong).toBe(rateFor(other, 2020, 624) === rateFor(score, 2020, 624));
    }),
  );
});
