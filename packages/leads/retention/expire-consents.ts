import type { PoolClient } from '@rooftop/database/pool';

/**
 * Deletes consent evidence whose term is over and whose lead is gone. As long as there is a lead, its evidence stays.
 * @param limit of rows
 * @returns the number of deleted rows
 */
export async function expireConsents(
  client: PoolClient,
  dealership: string,
  { consentMonths, limit }: { readonly consentMonths: number; readonly limit: number },
): Promise<number> {
  const { rowCount } = await client.query(
    `DELETE FROM lead_consents WHERE lead IN (
       SELECT lead FROM lead_consents
       WHERE given_to = $1 AND given_at <= now() - make_interval(months => $2)
         AND NOT EXISTS (SELECT FROM leads WHERE id = lead)
       LIMIT $3)`,
    [dealership, consentMonths, limit],
  );
  return rowCount ?? 0;
}
