import { assert, boolean, constantFrom, option, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstStep,
  nextStep,
  personalizePath,
  previousStep,
  type PersonalizeProgress,
  readProgress,
} from './personalize-steps.ts';

const pathToProgress = (path: string): PersonalizeProgress =>
  readProgress(new URL(path, 'http://x').searchParams);

test.each([
  ['', { step: 1, trades: null, vin: null }],
  ['step=2', { step: 2, trades: null, vin: null }],
  // The equity, and what follows it, needs the answer before.
  ['step=5', { step: 2, trades: null, vin: null }],
  ['step=3&trade=yes&vehicle=1HGCM82633A004352', { step: 3, trades: true, vin: '1HGCM82633A004352' }],
  ['step=3&trade=no', { step: 4, trades: false, vin: null }],
  ['step=6&trade=yes', { step: 1, trades: true, vin: null }],
  ['step=2&from=%2Fcars-for-sale%3Fq%3Dx', { step: 2, trades: null, vin: null, from: '/cars-for-sale?q=x' }],
  ['from=%2F%2Fevil.example', { step: 1, trades: null, vin: null }],
  ['step=%3Cb%3E&trade=__proto__', { step: 1, trades: null, vin: null }],
])('reads %j', (query, progress) => {
  expect(readProgress(new URLSearchParams(query))).toEqual(progress);
});

test.each([
  [true, [1, 2, 3, 4, 5]],
  [false, [1, 2, 4, 5]],
])('walks forward and back, trading in: %s', (trades, steps) => {
  const walked: PersonalizeProgress[] = [firstStep(null)];
  for (let at = walked[0]; at && at.step < 5; at = walked.at(-1))
    walked.push(nextStep({ ...at, trades: at.step >= 2 ? trades : null }));
  expect(walked.map(({ step }) => step)).toEqual(steps);
  const back: number[] = [];
  for (let at = walked.at(-1) ?? null; at !== null; at = previousStep(at)) back.push(at.step);
  expect(back).toEqual(steps.toReversed());
});

test('every step that can be reached survives its URL', () => {
  assert(
    property(
      constantFrom(1, 2, 3, 4, 5),
      option(boolean()),
      option(string({ minLength: 1 })),
      (step, trades, vin) => {
        const reached = pathToProgress(personalizePath({ step, trades, vin }));
        expect(pathToProgress(personalizePath(reached))).toEqual(reached);
        expect(reached.vin).toBe(vin);
      },
    ),
  );
});
