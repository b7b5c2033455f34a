import { expect, test } from 'vitest';
import { formatUntil } from './format-until.ts';

const NOW = new Date('2026-11-24T02:10:00Z');

test.each([
  ['2026-11-24T02:39:01Z', 'America/New_York', 'en', '9:40 PM EST'],
  ['2026-11-24T02:40:00Z', 'America/New_York', 'en', '9:40 PM EST'],
  ['2026-11-24T02:40:00Z', 'America/Denver', 'en', '7:40 PM MST'],
  ['2026-11-24T02:40:00Z', 'America/New_York', 'es', '9:40 p.m. EST'],
  ['2026-11-24T05:30:00Z', 'America/New_York', 'en', 'Tuesday, 12:30 AM EST'],
  ['2026-11-24T05:30:00Z', 'America/New_York', 'es', 'martes, 12:30 a.m. EST'],
] as const)('%s in %s (%s) is %s', (until, timeZone, language, words) => {
  expect(formatUntil(new Date(until), NOW, timeZone, language)).toBe(words);
});
