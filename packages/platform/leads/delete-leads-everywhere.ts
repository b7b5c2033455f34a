import type { PoolClient } from '@rooftop/database/pool';
import { deleteLeads, type KeptConsents } from '@rooftop/leads/storage/delete-leads';
import { releaseLeads } from '@rooftop/service/storage/appointments-of-leads';
import { deleteTradeIns } from '@rooftop/trade/storage/trade-ins-of-leads';

/**
 * Deletes leads and everything of every package that belongs to them. A credit application must be gone before.
 * @param ids of leads of one dealership that the caller has locked
 */
export async function deleteLeadsEverywhere(
  client: PoolClient,
  ids: readonly string[],
  keptConsents: KeptConsents,
): Promise<void> {
  await releaseLeads(client, ids);
  await deleteTradeIns(client, ids);
  await deleteLeads(client, ids, keptConsents);
}
