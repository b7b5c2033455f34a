/**
 * Records which appointments a CRM keeps, and whose they are: links and leads need to find them here. The CRM alone
 * decides what is free and what is booked.
 */
import type { Appointment, BookingResult, Scheduler } from '../scheduler.ts';
import type { Queryable } from './appointments.ts';
import type { Department } from './database-scheduler.ts';

/** Wraps the scheduler of a CRM, so that its appointments are recorded. */
export function createRecordedScheduler(
  database: Queryable,
  { dealership, store, kind, opening }: Omit<Department, 'rules'>,
  crm: Scheduler,
): Scheduler {
  const save = ({ id, start, end, status, sequence }: Appointment) =>
    database.query(
      `INSERT INTO appointments (dealership, id, store, kind, starts_at, ends_at, time_zone, status, sequence, in_crm)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, true)
       ON CONFLICT (dealership, id) DO UPDATE
       SET starts_at = excluded.starts_at, ends_at = excluded.ends_at, status = excluded.status,
         sequence = excluded.sequence
       WHERE appointments.in_crm`,
      [dealership, id, store, kind, start, end, opening.timeZone, status, sequence],
    );
  async function recorded(result: BookingResult): Promise<BookingResult> {
    if (result.kind === 'booked' || result.kind === 'changed') await save(result.appointment);
    return result;
  }
  return {
    listDays: (durationMinutes, now) => crm.listDays(durationMinutes, now),
    find: async (id) => recorded(await crm.find(id)),
    book: async (request) => recorded(await crm.book(request)),
    reschedule: async (change) => recorded(await crm.reschedule(change)),
    async cancel(id) {
      const result = await crm.cancel(id);
      if (result.kind !== 'cancelled') return result;
      await database.query(
        `UPDATE appointments SET status = 'cancelled', sequence = sequence + 1
         WHERE dealership = $1 AND id = $2 AND in_crm AND status = 'booked'`,
        [dealership, id],
      );
      return result;
    },
  };
}
