/** Appointments and drafts by the leads that they became. */
import type { Queryable } from './appointments.ts';

/**
 * Lets go of leads that will be deleted. Appointments that are over go with them, and so do drafts. One that is to come
 * keeps its time, without anything about who comes.
 * @param leads ids of leads of one dealership
 */
export async function releaseLeads(database: Queryable, leads: readonly string[]): Promise<void> {
  await database.query('DELETE FROM service_drafts WHERE lead = ANY($1)', [leads]);
  await database.query(
    `DELETE FROM appointments WHERE lead = ANY($1) AND (ends_at <= now() OR status = 'cancelled') AND NOT to_cancel_in_crm`,
    [leads],
  );
  await database.query('UPDATE appointments SET lead = NULL, reminder = NULL WHERE lead = ANY($1)', [leads]);
}
