import type { JobOpening } from '@rooftop/content/documents/job-opening/job-opening';
import { dateRun } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';

/** A job opening that is open today. */
export interface CurrentOpening extends JobOpening {
  /** When it closes, or null if it has no closing date. */
  readonly closesAt: Date | null;
}

type Day = Pick<RequestContext, 'dealership' | 'now'>;

/**
 * Whether a job opening is open and when that changes (null if it doesn't). Both dates are in the dealership's time
 * zone.
 */
const openingRun = ({ postedOn, openUntil }: JobOpening, { dealership, now }: Day) =>
  dateRun({ start: postedOn, end: openUntil }, dealership.timeZone, now);

/** Job openings from their first through their last day. The page expires when the next one opens or closes. */
export function currentOpenings(
  openings: readonly JobOpening[],
  context: Day & Pick<RequestContext, 'validUntil'>,
): readonly CurrentOpening[] {
  return openings.flatMap((opening) => {
    const { isRunning, changesAt } = openingRun(opening, context);
    if (changesAt !== null) context.validUntil(changesAt);
    return isRunning ? [{ ...opening, closesAt: changesAt }] : [];
  });
}

/** Whether a job opening has not opened yet. */
export function isUpcoming(opening: JobOpening, day: Day): boolean {
  const { isRunning, changesAt } = openingRun(opening, day);
  return !isRunning && changesAt !== null;
}
