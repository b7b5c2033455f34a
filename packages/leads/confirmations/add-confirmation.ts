/** Stores confirmations with their leads, and their jobs as soon as they may be sent. */
import { addJob } from '@rooftop/database/add-job';
import type { PoolClient } from '@rooftop/database/pool';
import type { Confirmation } from './confirmation.ts';
import type { MailKind } from './mail-limits.ts';
import { sendConfirmationJob } from './send-confirmation.job.ts';
import { type ConfirmationKey, confirmationJobKey, type ConfirmationRecord } from './stored-confirmations.ts';

/** All confirmations share one queue, so a hanging mail server blocks one worker slot and no lead. */
const QUEUE = 'confirmations';
const STALE = 'its appointment had passed, or its offer had expired, before the lead was released';

/**
 * Stores a confirmation and its job in the transaction that stores the lead. That of a held lead has no job until
 * `releaseConfirmations`.
 * @param recipient address of somebody else than the lead's sender. Null sends it to the sender
 */
export async function addConfirmation(
  client: Pick<PoolClient, 'query'>,
  lead: { readonly id: string; readonly dealership: string; readonly suspicion: string | null },
  confirmation: Confirmation,
  recipient: string | null = null,
): Promise<void> {
  const { kind } = confirmation;
  const state: ConfirmationRecord['state'] = lead.suspicion === null ? 'waiting' : 'withheld';
  await client.query(
    `INSERT INTO lead_confirmations (lead, kind, dealership, message, recipient, state)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [lead.id, kind, lead.dealership, confirmation, recipient, state],
  );
  if (state === 'waiting') await addConfirmationJob(client, { lead: lead.id, kind });
}

/**
 * Sends what was withheld while its lead was held, in the transaction that releases the lead, unless it is not true any
 * more.
 */
export async function releaseConfirmations(
  client: Pick<PoolClient, 'query'>,
  lead: { readonly id: string },
): Promise<void> {
  await client.query(
    `UPDATE lead_confirmations SET state = 'not sent', reason = $2, finished_at = now(), recipient = NULL
     WHERE lead = $1 AND state = 'withheld' AND (message->>'validUntil')::timestamptz <= now()`,
    [lead.id, STALE],
  );
  const { rows } = await client.query<{ kind: MailKind }>(
    `UPDATE lead_confirmations SET state = 'waiting' WHERE lead = $1 AND state = 'withheld' RETURNING kind`,
    [lead.id],
  );
  for (const { kind } of rows) await addConfirmationJob(client, { lead: lead.id, kind });
}

async function addConfirmationJob(client: Pick<PoolClient, 'query'>, key: ConfirmationKey): Promise<void> {
  await addJob(client, sendConfirmationJob, key, { queue: QUEUE, key: confirmationJobKey(key) });
}
