/**
 * Records which appointments a CRM keeps, and whose they are: links and leads need to find them here. The CRM alone
 * decides what is free and what is booked.
 */
import type { Queryable } from '@rooftop/database/pool';
import { z } from 'zod';
import type { Appointment, BookingRequest, BookingResult, Scheduler } from '../scheduler.ts';
import type { SchedulerDepartment } from './database-scheduler.ts';

/** A department whose appointments a CRM keeps. */
interface RecordedDepartment extends Omit<SchedulerDepartment, 'rules'> {
  /** URL of the store's business in the CRM. */
  readonly crmBusiness: string;
}

const announcedShape = z.object({ status: z.enum(['booked', 'cancelled']), isNew: z.boolean() });

/**
 * Wraps the scheduler of a CRM, so that its appointments are recorded. An appointment is recorded before the CRM is asked
 * for it: if the process dies or the answer is lost, `cancelAbandoned` knows what to cancel.
 */
export function createRecordedScheduler(
  database: Queryable,
  { dealership, store, kind, bookable, crmBusiness }: RecordedDepartment,
  crm: Scheduler,
): Scheduler {
  /** Records what is about to be booked. An earlier attempt that nobody confirmed gets its quarter of an hour again. */
  async function announce({ id, start, durationMinutes }: BookingRequest) {
    const end = new Date(start.getTime() + durationMinutes * 60_000);
    const { rows } = await database.query(
      `INSERT INTO appointments (dealership, id, store, kind, starts_at, ends_at, time_zone, in_crm, crm_business)
       VALUES ($1, $2, $3, $4, $5, $6, $7, true, $8)
       ON CONFLICT (dealership, id) DO UPDATE SET booked_at = now() WHERE appointments.in_crm
       RETURNING status, xmax = 0 AS "isNew"`,
      [dealership, id, store, kind, start, end, bookable.timeZone, crmBusiness],
    );
    return rows.length === 0 ? null : announcedShape.parse(rows[0]);
  }

  const save = ({ id, start, end, status, sequence }: Appointment) =>
    database.query(
      `UPDATE appointments SET starts_at = $3, ends_at = $4, status = $5, sequence = $6
       WHERE dealership = $1 AND id = $2 AND in_crm AND NOT to_cancel_in_crm`,
      [dealership, id, start, end, status, sequence],
    );
  async function recorded(result: BookingResult): Promise<BookingResult> {
    if (result.kind === 'booked' || result.kind === 'changed') await save(result.appointment);
    return result;
  }

  return {
    listDays: (durationMinutes, now) => crm.listDays(durationMinutes, now),
    find: async (id) => recorded(await crm.find(id)),
    async book(request) {
      const announced = await announce(request);
      // The id is a cancelled appointment's, or one that we keep ourselves.
      if (announced?.status !== 'booked') return { kind: 'gone' };
      const result = await recorded(await crm.book(request));
      // Without an answer, the CRM may have booked it.
      if (announced.isNew && (result.kind === 'taken' || result.kind === 'gone'))
        await database.query('DELETE FROM appointments WHERE dealership = $1 AND id = $2 AND lead IS NULL', [
          dealership,
          request.id,
        ]);
      return result;
    },
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
