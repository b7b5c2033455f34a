import type { Appointment, BookingRequest, Scheduler } from '@rooftop/service/scheduler';

type BookedTime =
  | { readonly kind: 'booked'; readonly appointment: Appointment }
  | { readonly kind: 'taken' }
  | { readonly kind: 'unavailable' };

/** How often an id can be used again: whoever cancels may book the same time once more. */
export const MAX_IDS = 5;

/**
 * Books a time, or moves the appointment that was booked with the same id before. An id whose appointment was cancelled
 * cannot be used again: then the next one is.
 * @param idOf the ids to try, by their number
 */
export async function bookTime(
  scheduler: Scheduler,
  request: Omit<BookingRequest, 'id'>,
  idOf: (attempt: number) => string,
): Promise<BookedTime> {
  for (let attempt = 0; attempt < MAX_IDS; attempt += 1) {
    const id = idOf(attempt);
    const result = await scheduler.book({ ...request, id });
    if (result.kind === 'gone') continue;
    if (result.kind !== 'changed') return result.kind === 'unavailable' ? { kind: 'unavailable' } : result;
    const { sequence } = result.appointment;
    const moved = await scheduler.reschedule({ id, start: request.start, sequence, now: request.now });
    if (moved.kind === 'booked' || moved.kind === 'taken') return moved;
    return { kind: 'unavailable' };
  }
  return { kind: 'taken' };
}
