import { expect, test } from 'vitest';
import { TimeLimitExceeded, runWithTimeLimit } from './time-limit.ts';

const LONG = 'a'.repeat(60);

test.each<[string, () => unknown]>([
  [
    'a loop that catches everything',
    () => {
      for (;;) {
        try {
          for (;;);
        } catch {
          continue;
        }
      }
    },
  ],
  ['a regular expression', () => /^(a+)+$/.test(`${LONG}b`)],
  [
    'JSON much larger than its value in memory',
    () => JSON.stringify(Array(100_000).fill(Array(100_000).fill(LONG))),
  ],
])('%s is stopped', (_name, run) => {
  expect(() => runWithTimeLimit(50, run)).toThrow(TimeLimitExceeded);
  expect(runWithTimeLimit(1000, () => 'next')).toBe('next');
});

test('passes results, undefined and errors through', () => {
  expect(runWithTimeLimit(1000, () => runWithTimeLimit(1000, () => 42))).toBe(42);
  expect(runWithTimeLimit(1000, () => undefined)).toBeUndefined();
  expect(() => runWithTimeLimit(1000, () => JSON.parse('{'))).toThrow(SyntaxError);
  expect(() =>
    runWithTimeLimit(1000, () =>
      runWithTimeLimit(20, () => {
        for (;;);
      }),
    ),
  ).toThrow(TimeLimitExceeded);
});
