/** Weeks for tests. */
import type { Week } from '@rooftop/tenancy/opening-hours';

const weekday = { open: '08:30', close: '18:00' };

/** Monday to Friday 8:30 to 18:00, Saturday 9:00 to 16:00 (spec 9, sales hours). */
export const SALES_WEEK = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday: { open: '09:00', close: '16:00' },
  sunday: null,
} satisfies Week;
