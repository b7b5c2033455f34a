import { expect, test } from 'vitest';
import { describeDateRange } from './describe-date-range.ts';

// It is still the 21st in New York.
const now = new Date('2026-11-22T02:00:00Z');

test.each([
  [{}, 'Live'],
  [{ start: null, end: null, timeZone: null }, 'Live'],
  [{ start: '2026-11-21' }, 'Live'],
  [{ end: '2026-11-21' }, 'Live until Nov 21, 2026'],
  [{ start: '2026-11-22', end: '2026-11-30' }, 'Starts Nov 22, 2026'],
  [{ start: '2026-11-22', timeZone: 'America/New_York' }, 'Starts Nov 22, 2026'],
  [{ end: '2026-11-20' }, 'Ended Nov 20, 2026'],
  [{ start: '2026-12-05', end: '2026-12-01' }, 'Ended Dec 1, 2026'],
  [{ start: '2026-11-21', timeZone: 'Pacific/Honolulu' }, 'Live'],
])('describes %j as "%s"', (run, words) => {
  expect(describeDateRange(run, now)).toBe(words);
});
