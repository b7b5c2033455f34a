/** Credit applications by their leads, whose ids they have. */
import type { PoolClient } from '@rooftop/database/pool';

/** Counts the credit applications of leads of one dealership. */
export async function countApplications(
  client: Pick<PoolClient, 'query'>,
  dealership: string,
  leads: readonly string[],
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM credit_applications WHERE dealership = $1 AND id = ANY($2)',
    [dealership, leads],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Deletes credit applications before their term, with their keys, and logs it. The worker erases deleted keys from the
 * database's files every night.
 */
export async function deleteApplications(
  client: PoolClient,
  dealership: string,
  leads: readonly string[],
): Promise<void> {
  await client.query(
    `WITH deleted AS (
       DELETE FROM vault_data_keys USING credit_applications AS applications
       WHERE applications.dealership = $1 AND applications.id = ANY($2)
         AND vault_data_keys.dealership = $1 AND vault_data_keys.id = applications.id
       RETURNING vault_data_keys.id)
     INSERT INTO credit_application_events (dealership, application, event, at)
     SELECT $1, id, 'deleted', now() FROM deleted`,
    [dealership, leads],
  );
}
