/** Reminders of appointments, mailed the day before. */
import { nextMidnight } from '@rooftop/tenancy/calendar';
import { COLUMNS, parseAppointments, type Queryable, type StoredAppointment } from './appointments.ts';

/** A store and its time zone, which decides what "the day before" is. */
export interface ReminderScope {
  readonly dealership: string;
  /** Store key. Empty for the dealership itself. */
  readonly store: string;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * Lists tomorrow's appointments of a store that nobody was reminded of, the earliest first.
 * @throws RangeError if the time zone is unknown
 */
export async function listDueReminders(
  database: Queryable,
  { dealership, store, timeZone }: ReminderScope,
  now: Date,
): Promise<readonly StoredAppointment[]> {
  const tomorrow = nextMidnight(timeZone, now);
  const { rows } = await database.query(
    `SELECT ${COLUMNS} FROM appointments
     WHERE dealership = $1 AND store = $2 AND status = 'booked' AND lead IS NOT NULL AND reminded_at IS NULL
       AND starts_at >= $3 AND starts_at < $4
     ORDER BY starts_at, id`,
    [dealership, store, tomorrow, nextMidnight(timeZone, tomorrow)],
  );
  return parseAppointments(rows);
}

/**
 * Marks an appointment as reminded. Only one caller gets true, and only if the appointment is still as it was listed.
 * Call it in the transaction that adds the mail's job, so that a reminder is neither lost nor sent twice.
 */
export async function markReminded(
  database: Queryable,
  dealership: string,
  { id, sequence }: Pick<StoredAppointment, 'id' | 'sequence'>,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `UPDATE appointments SET reminded_at = now()
     WHERE dealership = $1 AND id = $2 AND sequence = $3 AND status = 'booked' AND reminded_at IS NULL`,
    [dealership, id, sequence],
  );
  return rowCount === 1;
}
