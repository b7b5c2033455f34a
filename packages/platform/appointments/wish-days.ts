import { addDays, type LocalDate, localDate } from '@rooftop/tenancy/calendar';
import { openSlots } from '@rooftop/tenancy/open-slots';
import type { AppointmentDepartment } from './departments.ts';

/** Number of days to choose from. */
const DAYS = 14;

/**
 * Days for which a visitor can wish if no times are offered: the next ones on which the department is open, from tomorrow
 * on. Any day if its hours are unknown.
 */
export function wishDays({ place, company }: AppointmentDepartment, now: Date): readonly LocalDate[] {
  const { timeZone } = company;
  const today = localDate(timeZone, now);
  if (place === null) return Array.from({ length: DAYS }, (_, later) => addDays(today, later + 1));
  const rules = { slotMinutes: 15, leadHours: 0, days: DAYS + 1 };
  return openSlots(place.bookable.hours, timeZone, now, rules)
    .map(({ date }) => date)
    .filter((date) => date > today)
    .slice(0, DAYS);
}
