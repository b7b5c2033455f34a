import { WEEKDAYS, type Weekday } from '@rooftop/tenancy/opening-hours';

const others = WEEKDAYS.filter((day) => day !== 'monday');

/** Days that can have Monday's hours at the press of one button. */
export const COPY_TARGETS = [
  {
    title: 'Copy Monday to Tuesday through Friday',
    days: others.filter((day) => day !== 'saturday' && day !== 'sunday'),
  },
  { title: 'Copy Monday to every day', days: others },
] as const satisfies readonly { readonly title: string; readonly days: readonly Weekday[] }[];

/**
 * Returns a week in which these days have the hours of Monday. Null if Monday has none, or they are the same already.
 * @param week as the form has it: incomplete, with fields of Sanity's
 */
export function withCopiedMonday(
  week: Readonly<Record<string, unknown>> | undefined,
  days: readonly Weekday[],
): Readonly<Record<string, unknown>> | null {
  const monday = week?.['monday'];
  if (monday === undefined) return null;
  const isSame = (day: Weekday) => JSON.stringify(week?.[day]) === JSON.stringify(monday);
  if (days.every(isSame)) return null;
  return { ...week, ...Object.fromEntries(days.map((day) => [day, monday])) };
}
