import { dateRun } from '@rooftop/tenancy/calendar';
import { DEFAULT_TIME_ZONE } from '../../time-zones.ts';

const written = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Dates as previews pass them: a missing one is null in a list and undefined in a form. */
interface Run {
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
  /** The dealership's time zone. Defaults to that of a new dealership. */
  readonly timeZone?: string | null | undefined;
}

/**
 * Describes a document's dates for Studio lists: `Live until Nov 30, 2026`. Whether it is live also depends on whether
 * it is published, which the Studio shows next to it.
 */
export function describeDateRange({ start = null, end = null, timeZone }: Run, now: Date): string {
  const { isRunning, changesAt } = dateRun({ start, end }, timeZone ?? DEFAULT_TIME_ZONE, now);
  if (isRunning) return end === null ? 'Live' : `Live until ${written(end)}`;
  if (start !== null && changesAt !== null) return `Starts ${written(start)}`;
  return end === null ? 'Ended' : `Ended ${written(end)}`;
}
