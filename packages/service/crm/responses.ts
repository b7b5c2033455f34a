/**
 * What a CRM that keeps a store's appointments must understand. Spec 7 names its settings and not its calls, so these
 * are ours. README.md shows them as HTTP.
 */
import { z } from 'zod';

const dateTime = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Response of GET slots: when a job of the requested duration can begin. */
export const slotsResponse = z.object({
  slots: z.array(z.object({ start_datetime: dateTime })).max(10_000),
});

/** Response of GET, POST and PUT of an appointment. */
export const appointmentResponse = z
  .object({
    /** The one that we sent. */
    appointment_id: z.string(),
    start_datetime: dateTime,
    end_datetime: dateTime,
    status: z.enum(['booked', 'cancelled']),
    /** 0 at first; rises with each change. */
    revision: z.int().min(0),
  })
  .transform(({ appointment_id, start_datetime, end_datetime, status, revision }) => ({
    id: appointment_id,
    start: start_datetime,
    end: end_datetime,
    status,
    sequence: revision,
  }));
