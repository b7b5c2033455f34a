/** Appointments in PostgreSQL, as all stores and kinds read them. Every query is for one dealership. */
import type { Queryable } from '@rooftop/database/pool';
import { z } from 'zod';
import { APPOINTMENT_KINDS } from '../scheduler.ts';

const storedShape = z.object({
  id: z.string(),
  store: z.string(),
  kind: z.enum(APPOINTMENT_KINDS),
  start: z.date(),
  end: z.date(),
  status: z.enum(['booked', 'cancelled']),
  sequence: z.number(),
  lead: z.string().nullable(),
  /** IANA name of the store's time zone. */
  timeZone: z.string(),
  /** Kept in the dealership's CRM. */
  inCrm: z.boolean(),
});
/** An appointment with its place and the id of its lead. */
export type StoredAppointment = z.infer<typeof storedShape>;

/** Columns of a `StoredAppointment`. */
export const COLUMNS = `id, store, kind, starts_at AS start, ends_at AS "end", status, sequence, lead,
  time_zone AS "timeZone", in_crm AS "inCrm"`;

export const parseAppointments = (rows: readonly unknown[]): readonly StoredAppointment[] =>
  rows.map((row) => storedShape.parse(row));

/** Finds an appointment of a dealership. Returns null if there is none, also if the id isn't a UUID. */
export async function findAppointment(
  database: Queryable,
  dealership: string,
  id: string,
): Promise<StoredAppointment | null> {
  if (!z.guid().safeParse(id).success) return null;
  const { rows } = await database.query(
    `SELECT ${COLUMNS} FROM appointments WHERE dealership = $1 AND id = $2`,
    [dealership, id],
  );
  return parseAppointments(rows)[0] ?? null;
}

/** Finds the latest booked appointment that a lead of a dealership made or moved. Returns null if there is none. */
export async function findAppointmentOfLead(
  database: Queryable,
  dealership: string,
  lead: string,
): Promise<StoredAppointment | null> {
  const { rows } = await database.query(
    `SELECT ${COLUMNS} FROM appointments
     WHERE dealership = $1 AND status = 'booked'
       AND (lead = $2 OR id = (SELECT appointment FROM leads WHERE dealership = $1 AND id = $2))
     ORDER BY starts_at DESC LIMIT 1`,
    [dealership, lead],
  );
  return parseAppointments(rows)[0] ?? null;
}

/** What an appointment gets once its lead is stored. */
interface AppointmentLead {
  readonly lead: string;
  /** The mail of the day before. Null if the shopper gets none. */
  readonly reminder: object | null;
}

/**
 * Records which lead an appointment belongs to, in the transaction that stores the lead. Until then the appointment gets
 * no reminder and is cancelled by `cancelAbandoned`.
 * @returns false if there is no such booked appointment, or it belongs to another lead, or the lead to another dealership
 */
export async function linkAppointmentLead(
  database: Queryable,
  dealership: string,
  id: string,
  { lead, reminder }: AppointmentLead,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `UPDATE appointments SET lead = leads.id, reminder = $4, confirmed_at = coalesce(confirmed_at, now())
     FROM leads
     WHERE appointments.dealership = $1 AND appointments.id = $2 AND appointments.status = 'booked'
       AND (lead IS NULL OR lead = $3) AND leads.dealership = $1 AND leads.id = $3`,
    [dealership, id, lead, reminder],
  );
  return rowCount === 1;
}

/** Records which appointment a lead moved, in the transaction that stores the lead. */
export async function linkMove(
  database: Queryable,
  dealership: string,
  id: string,
  lead: string,
): Promise<void> {
  await database.query('UPDATE leads SET appointment = $3 WHERE dealership = $1 AND id = $2', [
    dealership,
    lead,
    id,
  ]);
}

/** Replaces the reminder of an appointment that was moved. */
export async function replaceReminder(
  database: Queryable,
  dealership: string,
  id: string,
  reminder: object | null,
): Promise<void> {
  await database.query('UPDATE appointments SET reminder = $3 WHERE dealership = $1 AND id = $2', [
    dealership,
    id,
    reminder,
  ]);
}

/** How long a lead may take to be stored after its time is booked. */
const ABANDONED_AFTER = '15 minutes';

/**
 * Cancels appointments of all dealerships whose lead never came: the visitor or the process vanished in between. To be
 * run every few minutes. Those in a CRM keep their times until the worker has cancelled them there too.
 * @returns the number of cancelled appointments
 */
export async function cancelAbandoned(database: Queryable): Promise<number> {
  const { rowCount } = await database.query(
    `UPDATE appointments SET status = 'cancelled', sequence = sequence + 1, to_cancel_in_crm = in_crm
     WHERE status = 'booked' AND confirmed_at IS NULL AND (NOT in_crm OR crm_business IS NOT NULL)
       AND booked_at < now() - $1::interval`,
    [ABANDONED_AFTER],
  );
  return rowCount ?? 0;
}

/** An appointment that a CRM still has to cancel. */
interface AbandonedInCrm {
  readonly dealership: string;
  readonly id: string;
  /** URL of the store's business in the CRM. */
  readonly crmBusiness: string;
}

/** Lists the abandoned appointments of all dealerships that are not cancelled in their CRM yet, until their time. */
export async function listAbandonedInCrms(database: Queryable): Promise<readonly AbandonedInCrm[]> {
  const { rows } = await database.query<AbandonedInCrm>(
    `SELECT dealership, id, crm_business AS "crmBusiness" FROM appointments
     WHERE to_cancel_in_crm AND starts_at > now() ORDER BY dealership, id`,
  );
  return rows;
}

/** Records that a CRM has cancelled an abandoned appointment, or never had it. */
export async function markCancelledInCrm(
  database: Queryable,
  { dealership, id }: Pick<AbandonedInCrm, 'dealership' | 'id'>,
): Promise<void> {
  await database.query('UPDATE appointments SET to_cancel_in_crm = false WHERE dealership = $1 AND id = $2', [
    dealership,
    id,
  ]);
}
