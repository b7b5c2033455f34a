import type { LocalDate } from './calendar.ts';
import { weekdayOf, type Weekday } from './opening-hours.ts';

interface Holiday {
  readonly name: string;
  readonly date: LocalDate;
}

const written = (year: number, month: number, day: number): LocalDate =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** @param which 1 for the first such weekday of the month, -1 for the last */
function nth(year: number, month: number, weekday: Weekday, which: number): LocalDate {
  const days = Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, at) =>
    written(year, month, at + 1),
  ).filter((date) => weekdayOf(date) === weekday);
  return days.at(which < 0 ? which : which - 1) ?? written(year, month, 1);
}

const ofYear = (year: number): readonly Holiday[] => [
  { name: 'New Year’s Day', date: written(year, 1, 1) },
  { name: 'Memorial Day', date: nth(year, 5, 'monday', -1) },
  { name: 'Independence Day', date: written(year, 7, 4) },
  { name: 'Labor Day', date: nth(year, 9, 'monday', 1) },
  { name: 'Thanksgiving', date: nth(year, 11, 'thursday', 4) },
  { name: 'Christmas Eve', date: written(year, 12, 24) },
  { name: 'Christmas Day', date: written(year, 12, 25) },
];

/**
 * The holidays of the next twelve months on which car dealers often close: suggestions, not anyone's actual hours.
 */
export function nextHolidays(today: LocalDate): readonly Holiday[] {
  const year = Number(today.slice(0, 4));
  const until = `${year + 1}${today.slice(4)}`;
  return [...ofYear(year), ...ofYear(year + 1)].filter(({ date }) => date >= today && date < until);
}
