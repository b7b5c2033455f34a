import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatShortDate, formatShortMoment } from './format.ts';

const ZONE = 'America/New_York';

/** Still New Year's Eve of 2026 in New York. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T04:00:00Z') }));
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-26T14:15:00Z', 'Nov 26, 9:15 AM'],
  ['2027-01-01T04:59:00Z', 'Dec 31, 11:59 PM'],
  ['2027-01-01T05:00:00Z', 'Jan 1, 2027, 12:00 AM'],
  ['2025-11-26T14:15:00Z', 'Nov 26, 2025, 9:15 AM'],
])('formats %s as %s, with the year unless it is this year’s', (at, text) => {
  expect(formatShortMoment(at, ZONE)).toBe(text);
});

test.each([
  ['2026-01-01', 'Jan 1'],
  ['2025-12-31', 'Dec 31, 2025'],
  ['2027-01-01', 'Jan 1, 2027'],
])('%s is shown as %s', (date, text) => {
  expect(formatShortDate(date, ZONE)).toBe(text);
});
