import { expect, test } from 'vitest';
import { reachedStep } from '#app/forms/steps/reached-step.ts';
import { tradeInStepPath, tradeInStepsOf } from './trade-in-steps.ts';

test('a questionnaire of two categories has five steps', () => {
  expect(tradeInStepsOf(2).map(({ kind }) => kind)).toEqual([
    'car',
    'questions',
    'questions',
    'photos',
    'offer',
  ]);
  expect([1, 3].map(tradeInStepPath)).toEqual([
    '/sell-trade-my-car/your-vehicle',
    '/sell-trade-my-car/your-vehicle?step=3',
  ]);
});

test.each([
  ['', [false, false, true], 1],
  ['step=2', [false, false, true], 1],
  ['step=2', [true, false, true], 2],
  ['step=3', [true, false, true], 2],
  ['step=3', [true, true, true], 3],
  ['step=4', [true, true, true], 1],
  ['step=0', [true, true, true], 1],
  ['step=1.5', [true, true, true], 1],
  ['step=x', [true, true, true], 1],
])('%j with %j is step %d', (query, complete, step) => {
  expect(reachedStep(new URLSearchParams(query), complete)).toBe(step);
});
