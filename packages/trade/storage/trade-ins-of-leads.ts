/** Trade-ins by the leads that they became. */
import type { PoolClient } from '@rooftop/database/pool';

/** Deletes trade-ins with their photos. @param leads ids of leads of one dealership */
export async function deleteTradeIns(
  database: Pick<PoolClient, 'query'>,
  leads: readonly string[],
): Promise<void> {
  await database.query('DELETE FROM trade_ins WHERE lead = ANY($1)', [leads]);
}
