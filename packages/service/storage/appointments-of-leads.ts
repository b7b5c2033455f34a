/** Appointments and drafts by the leads that they became. */
import type { Queryable } from '@rooftop/database/pool';

/**
 * Lets go of leads that will be deleted. Appointments that are over go with them, and so do drafts. One that is to come
 * keeps its time, without anything about who comes.
 * @param leads ids of leads of one dealership
 */
export async function releaseLeads(database: Queryable, leads: readonly string[]): Promise<void> {
  await database.query('DELETE FROM service_drafts WHERE lead = ANY($1)', [leads]);
  await database.query(
    `DELETE FROM appointments
     WHERE lead = ANY($1) AND (ends_at <= now() OR status = 'cancelled') AND NOT to_cancel_in_crm`,
    [leads],
  );
  await database.query('UPDATE appointments SET lead = NULL, reminder = NULL WHERE lead = ANY($1)', [leads]);
}

/** Made or moved by leads ($2) of a dealership ($1). */
const OF_LEADS = `dealership = $1
  AND (lead = ANY($2) OR id IN (SELECT appointment FROM leads WHERE dealership = $1 AND id = ANY($2)))`;

/** Counts the appointments of leads of one dealership. */
export async function countAppointments(
  database: Queryable,
  dealership: string,
  leads: readonly string[],
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM appointments WHERE ${OF_LEADS}`,
    [dealership, leads],
  );
  return rows[0]?.count ?? 0;
}

/** Lists the appointments of leads of one dealership, to be written as JSON. */
export async function exportAppointments(
  database: Queryable,
  dealership: string,
  leads: readonly string[],
): Promise<readonly object[]> {
  const { rows } = await database.query<{ one: object }>(
    `SELECT json_build_object('kind', kind, 'store', store, 'start', starts_at, 'end', ends_at, 'status', status,
       'bookedAt', booked_at, 'remindedAt', reminded_at) AS one
     FROM appointments WHERE ${OF_LEADS} ORDER BY starts_at`,
    [dealership, leads],
  );
  return rows.map(({ one }) => one);
}
