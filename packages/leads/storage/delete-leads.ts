import type { PoolClient } from '@rooftop/database/pool';
import { confirmationJobKeys } from '../confirmations/stored-confirmations.ts';
import { conversionJobKey } from '../delivery/add-conversion.ts';
import { jobKeyOf } from '../delivery/add-deliveries.ts';
import { announceAll } from '../inbox/lead-history.ts';
import { answerJobKey } from '../messages/add-answer.ts';
import { noticeJobKey } from '../messages/receive-mail.ts';

/** Tables whose rows go with their lead. */
const PARTS = [
  'deliveries',
  'lead_files',
  'lead_keys',
  'lead_events',
  'lead_confirmations',
  'lead_messages',
] as const;

/**
 * - `given`: consent evidence stays until its own term. A box that was left unchecked proves nothing, so its row goes.
 * - `none`: all of it goes.
 */
export type KeptConsents = 'given' | 'none';

/**
 * Deletes leads with their deliveries, files, history, messages, confirmations and waiting jobs, and tells open inboxes. Other
 * packages' rows that refer to them must be gone or free of them. A lead that is just being sent is still sent.
 * @param ids of leads of one dealership that the caller has locked
 */
export async function deleteLeads(
  client: PoolClient,
  ids: readonly string[],
  keptConsents: KeptConsents,
): Promise<void> {
  if (ids.length === 0) return;
  await announceAll(client, ids);
  await removeJobs(client, ids);
  await client.query(
    'DELETE FROM delivery_attempts USING deliveries WHERE delivery = deliveries.id AND lead = ANY($1)',
    [ids],
  );
  for (const table of PARTS) await client.query(`DELETE FROM ${table} WHERE lead = ANY($1)`, [ids]);
  await client.query(
    `DELETE FROM lead_consents WHERE lead = ANY($1) AND ($2 OR is_checked IS FALSE OR phone IS NULL)`,
    [ids, keptConsents === 'none'],
  );
  await client.query('DELETE FROM leads WHERE id = ANY($1)', [ids]);
}

async function removeJobs(client: PoolClient, ids: readonly string[]): Promise<void> {
  const idsIn = async (table: 'deliveries' | 'lead_messages') =>
    (await client.query<{ id: string }>(`SELECT id FROM ${table} WHERE lead = ANY($1)`, [ids])).rows;
  const keys = [
    ...(await idsIn('deliveries')).map(({ id }) => jobKeyOf(id)),
    ...(await idsIn('lead_messages')).flatMap(({ id }) => [answerJobKey(id), noticeJobKey(id)]),
    ...ids.flatMap((id) => [...confirmationJobKeys(id), conversionJobKey(id)]),
  ];
  await client.query('SELECT graphile_worker.remove_job(key) FROM unnest($1::text[]) AS key', [keys]);
}
