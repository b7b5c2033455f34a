/** Reminders of appointments, mailed the day before. */
import type { Queryable } from '@rooftop/database/pool';
import { z } from 'zod';
import type { StoredAppointment } from './appointment-storage.ts';

/** Reminders are due from this time on, in the store's time zone, so that nobody is woken up. */
const FROM = '09:00';
/** Whoever has just booked needs no reminder. */
const NOT_WITHIN = '4 hours';

/** A held lead is not confirmed, so nobody is reminded of it. */
const IS_ACCEPTED = `EXISTS (SELECT FROM leads WHERE leads.id = appointments.lead AND state = 'accepted')`;

/** An appointment to remind of. */
type DueReminder = Pick<StoredAppointment, 'id' | 'sequence'> & { readonly dealership: string };

/** Lists tomorrow's appointments of all dealerships that nobody was reminded of, the earliest first. */
export async function listDueReminders(database: Queryable, now: Date): Promise<readonly DueReminder[]> {
  const { rows } = await database.query<DueReminder>(
    `SELECT dealership, id, sequence FROM appointments
     WHERE status = 'booked' AND reminded_at IS NULL AND reminder IS NOT NULL AND NOT in_crm AND ${IS_ACCEPTED}
       AND starts_at > $1 AND starts_at < $1::timestamptz + interval '3 days'
       AND (starts_at AT TIME ZONE time_zone)::date = ($1::timestamptz AT TIME ZONE time_zone)::date + 1
       AND ($1::timestamptz AT TIME ZONE time_zone)::time >= $2::time
       AND booked_at < $1::timestamptz - $3::interval
     ORDER BY starts_at, id`,
    [now, FROM, NOT_WITHIN],
  );
  return rows;
}

/**
 * Marks an appointment as reminded. Only one caller gets true, and only if the appointment is still as it was listed.
 * Call it in the transaction that adds the mail's job, so that a reminder is neither lost nor sent twice.
 */
export async function markReminded(
  database: Queryable,
  { dealership, id, sequence }: DueReminder,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `UPDATE appointments SET reminded_at = now()
     WHERE dealership = $1 AND id = $2 AND sequence = $3 AND status = 'booked' AND reminded_at IS NULL`,
    [dealership, id, sequence],
  );
  return rowCount === 1;
}

/** A reminder to be sent: the mail, and the lead that says to whom. */
interface Reminder {
  readonly lead: string;
  readonly message: unknown;
}

const reminderShape = z.object({ lead: z.string(), message: z.unknown() });

/** Finds the reminder of an appointment. Returns null if it was cancelled or moved since it was listed, or its lead is held. */
export async function findReminder(
  database: Queryable,
  { dealership, id, sequence }: DueReminder,
): Promise<Reminder | null> {
  const { rows } = await database.query(
    `SELECT lead, reminder AS message FROM appointments
     WHERE dealership = $1 AND id = $2 AND sequence = $3 AND status = 'booked' AND ${IS_ACCEPTED}`,
    [dealership, id, sequence],
  );
  return rows.length === 0 ? null : reminderShape.parse(rows[0]);
}
