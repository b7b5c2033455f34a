import { dateRun } from '@rooftop/tenancy/calendar';

const written = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

interface Run {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** the dealership's; without it New York's, which is what a dealership has until it chooses */
  readonly timeZone?: string | undefined;
}

/** Whether something with dates is on, for lists in the Studio: `Live until Nov 30, 2026`. */
export function runWords({ start, end, timeZone = 'America/New_York' }: Run, now: Date): string {
  const { isRunning, changesAt } = dateRun({ start: start ?? null, end: end ?? null }, timeZone, now);
  if (isRunning) return end === undefined ? 'Live' : `Live until ${written(end)}`;
  if (start !== undefined && changesAt !== null) return `Coming on ${written(start)}`;
  return end === undefined ? 'Over' : `Over since ${written(end)}`;
}
