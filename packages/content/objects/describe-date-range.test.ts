import { expect, test } from 'vitest';
import { describeDateRange } from './describe-date-range.ts';

// It is still the 21st in New York.
const now = new Date('2026-11-22T02:00:00Z');

test.each([
  [{}, 'On now'],
  [{ start: null, end: null, timeZone: null }, 'On now'],
  [{ start: '2026-11-21' }, 'On now'],
  [{ end: '2026-11-21' }, 'On until Nov 21, 2026'],
  [{ start: '2026-11-22', end: '2026-11-30' }, 'Coming on Nov 22, 2026'],
  [{ start: '2026-11-22', timeZone: 'America/New_York' }, 'Coming on Nov 22, 2026'],
  [{ end: '2026-11-20' }, 'Over since Nov 20, 2026'],
  [{ start: '2026-12-05', end: '2026-12-01' }, 'Over since Dec 1, 2026'],
  [{ start: '2026-11-21', timeZone: 'Pacific/Honolulu' }, 'On now'],
])('describes %j as "%s"', (run, words) => {
  expect(describeDateRange(run, now)).toBe(words);
});
