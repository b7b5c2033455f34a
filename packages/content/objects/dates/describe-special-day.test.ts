import { expect, test } from 'vitest';
import { describeSpecialDay, type EnteredDay } from './describe-special-day.ts';

test.each<[EnteredDay, string]>([
  [{ date: '2026-11-26', name: 'Thanksgiving', closed: true }, 'Thu, Nov 26, 2026 · Thanksgiving · Closed'],
  [
    { date: '2026-12-24', name: 'Christmas Eve', open: '09:00', close: '14:00' },
    'Thu, Dec 24, 2026 · Christmas Eve · 9:00 AM – 2:00 PM',
  ],
  [{ date: '2027-01-01', closed: false }, 'Fri, Jan 1, 2027 · ? – ?'],
  [{ date: '12/24', name: 'Inventory day' }, '12/24 · Inventory day · ? – ?'],
  [{}, 'No day yet · ? – ?'],
])('describes %j as "%s"', (day, text) => {
  expect(describeSpecialDay(day)).toBe(text);
});
