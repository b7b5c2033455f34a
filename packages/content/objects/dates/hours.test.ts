import { WEEKDAYS } from '@rooftop/tenancy/opening-hours';
import { expect, test } from 'vitest';
import { hoursShape } from './hours.ts';

const week = (days: object) => ({ ...Object.fromEntries(WEEKDAYS.map((day) => [day, null])), ...days });
const closed = { closed: true, open: null, close: null };
const open = { closed: null, open: '09:00', close: '18:00' };

test.each([
  ['no week', null, null],
  ['a week without any day', week({}), null],
  ['a day', week({ monday: open }), expect.objectContaining({ monday: { open: '09:00', close: '18:00' } })],
  // Closed on Sundays is known, and so is that it never opens.
  ['a closed day', week({ sunday: closed }), expect.objectContaining({ sunday: null, monday: null })],
])('reads hours with %s', (_what, sales, expected) => {
  expect(hoursShape.parse({ sales, service: null, special: [] })).toEqual({ sales: expected, service: null });
});
