import type { JobOpening } from '@rooftop/content/documents/job-opening';
import { dateRun } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '../../context.server.ts';

/** A position that is open today. */
export interface OpenPosition extends JobOpening {
  /** the first moment at which it is open no more; null: it has no last day */
  readonly closesAt: Date | null;
}

/** Positions from their first to their last day, both of the dealership's time zone. */
export function openPositions(
  openings: readonly JobOpening[],
  { dealership, now, trueUntil }: Pick<RequestContext, 'dealership' | 'now' | 'trueUntil'>,
): readonly OpenPosition[] {
  return openings.flatMap((opening) => {
    const { isRunning, changesAt } = dateRun(
      { start: opening.postedOn, end: opening.openUntil },
      dealership.timeZone,
      now,
    );
    if (changesAt !== null) trueUntil(changesAt);
    return isRunning ? [{ ...opening, closesAt: changesAt }] : [];
  });
}
