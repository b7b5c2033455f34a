import { expect, test } from 'vitest';
import { OutOfTime, withinTime } from './time-limit.ts';

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
  expect(() => withinTime(50, run)).toThrow(OutOfTime);
  expect(withinTime(1000, () => 'next')).toBe('next');
});

test('passes results, undefined and errors through', () => {
  expect(withinTime(1000, () => withinTime(1000, () => 42))).toBe(42);
  expect(withinTime(1000, () => undefined)).toBeUndefined();
  expect(() => withinTime(1000, () => JSON.parse('{'))).toThrow(SyntaxError);
  expect(() =>
    withinTime(1000, () =>
      withinTime(20, () => {
        for (;;);
      }),
    ),
  ).toThrow(OutOfTime);
});
