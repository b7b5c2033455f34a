import type { Popup } from '@rooftop/content/documents/popup/popup';
import { dateRun } from '@rooftop/tenancy/calendar';

/** Where a popup is in its days: before the first, between them, or after the last. */
export type PopupRun = 'coming' | 'running' | 'ended';

/**
 * @param timeZone of the dealership (IANA)
 * @throws RangeError if the time zone is unknown
 */
export function popupRun(
  { startDate, endDate }: Pick<Popup, 'startDate' | 'endDate'>,
  timeZone: string,
  now: Date,
): PopupRun {
  const { isRunning, changesAt } = dateRun({ start: startDate, end: endDate }, timeZone, now);
  if (isRunning) return 'running';
  return changesAt === null ? 'ended' : 'coming';
}
