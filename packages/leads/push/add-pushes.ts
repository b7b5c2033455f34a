import { addJob } from '@rooftop/database/add-job';
import type { PoolClient } from '@rooftop/database/pool';
import { pushLeadJob } from './push-lead.job.ts';

/** A lead that staff are told about. */
interface PushedLead {
  /** UUID. */
  readonly id: string;
  /** Document id. */
  readonly dealership: string;
  readonly storeKey: string | null;
  /** Whether the lead's store is open now. */
  readonly isOpen: boolean;
  /** Id of the user whose lead it is. Null if it has no owner yet. */
  readonly owner: string | null;
}

/**
 * Adds one job for every device on which somebody wants to be told about this lead, within the caller's transaction.
 * People who chose stores are also told about leads for none, and about their own.
 * People who chose none are told about their own only.
 */
export async function addPushes(client: Pick<PoolClient, 'query'>, lead: PushedLead): Promise<void> {
  const { rows: devices } = await client.query<{ id: string }>(
    `SELECT id FROM push_subscriptions
     WHERE dealership = $1 AND (stores IS NULL OR $2 = ANY(stores) OR ($2::text IS NULL AND stores <> '{}') OR user_id = $4)
       AND ($3 OR NOT only_open)`,
    [lead.dealership, lead.storeKey, lead.isOpen, lead.owner],
  );
  for (const { id } of devices)
    await addJob(client, pushLeadJob, { lead: lead.id, device: id }, { queue: `push:${id}` });
}
