import type { PoolClient } from '@rooftop/database/pool';

export const PUSH_LEAD = 'push_lead';
/** Attempts over half an hour. Nobody wants to be told later. */
const ATTEMPTS = 6;

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
  await client.query(
    `SELECT graphile_worker.add_job($1, payload := json_build_object('lead', $2::text, 'device', id::text),
       queue_name := 'push:' || id, max_attempts := $3)
     FROM push_subscriptions
     WHERE dealership = $4 AND (stores IS NULL OR $5 = ANY(stores) OR ($5::text IS NULL AND stores <> '{}') OR user_id = $7)
       AND ($6 OR NOT only_open)`,
    [PUSH_LEAD, lead.id, ATTEMPTS, lead.dealership, lead.storeKey, lead.isOpen, lead.owner],
  );
}
