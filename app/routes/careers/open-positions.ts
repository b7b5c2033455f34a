import type { JobOpening } from '@rooftop/content/documents/job-opening';
import { dateRun } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '../../context.server.ts';

/** A position that is open today. */
export interface OpenPosition extends JobOpening {
  /** the first moment at which it is open no more; null: it has no last day */
  readonly closesAt: Date | null;
}

type Day = Pick<RequestContext, 'dealership' | 'now'>;

/** Whether a position is open, and when that changes; null: it stays so. Both its days are in the dealership's zone. */
const openingRun = ({ postedOn, openUntil }: JobOpening, { dealership, now }: Day) =>
  dateRun({ start: postedOn, end: openUntil }, dealership.timeZone, now);

/** Positions from their first to their last day, both included. The page says so until the next one opens or closes. */
export function openPositions(
  openings: readonly JobOpening[],
  context: Day & Pick<RequestContext, 'trueUntil'>,
): readonly OpenPosition[] {
  return openings.flatMap((opening) => {
    const { isRunning, changesAt } = openingRun(opening, context);
    if (changesAt !== null) context.trueUntil(changesAt);
    return isRunning ? [{ ...opening, closesAt: changesAt }] : [];
  });
}

/** Whether a position is not open yet. */
export function isToCome(opening: JobOpening, day: Day): boolean {
  const { isRunning, changesAt } = openingRun(opening, day);
  return !isRunning && changesAt !== null;
}
