import { type LocalDate, localDate } from './calendar.ts';
import { localMoment } from './local-moment.ts';
import { hoursOn, type Week } from './opening-hours.ts';

/** A day on which a department is open, and the times at which an appointment may begin. */
interface OpenDay {
  readonly date: LocalDate;
  /** On a 24-hour clock, in the department's time zone: `08:30`. */
  readonly times: readonly string[];
}

/** Which times are offered. */
interface OpenSlotRules {
  /** Minutes from one time to the next. An appointment at the last one ends before the department closes. */
  readonly slotMinutes: number;
  /** Hours from now to the first time. */
  readonly leadHours: number;
  /** Number of days with at least one time. */
  readonly days: number;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Minutes since midnight. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The next days with times for appointments, within opening hours, in the department's time zone. The search ends
 * after as many weeks as there are days wanted, because some departments never open.
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export function openSlots(week: Week, timeZone: string, now: Date, rules: OpenSlotRules): readonly OpenDay[] {
  const { slotMinutes, leadHours, days } = rules;
  const earliest = now.getTime() + leadHours * HOUR;
  const today = Date.parse(localDate(timeZone, now));
  const found: OpenDay[] = [];
  for (let later = 0; later < days * 7 && found.length < days; later += 1) {
    const date = new Date(today + later * DAY).toISOString().slice(0, 10);
    const hours = hoursOn(week, date);
    if (hours === null) continue;
    const times: string[] = [];
    const last = minutesOf(hours.close) - slotMinutes;
    for (let minutes = minutesOf(hours.open); minutes <= last; minutes += slotMinutes) {
      const moment = localMoment(date, timeOf(minutes), timeZone);
      if (moment !== null && moment.getTime() >= earliest) times.push(timeOf(minutes));
    }
    if (times.length > 0) found.push({ date, times });
  }
  return found;
}
