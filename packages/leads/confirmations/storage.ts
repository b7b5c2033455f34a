/** Confirmations in the database: their content, their outcome, and who has unsubscribed. */
import { addJob } from '@rooftop/database/add-job';
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { vendorShape } from '../lead.ts';
import { mailAddress } from '../mail/mail-address.ts';
import { type Confirmation, confirmationShape } from './confirmation.ts';
import { addressHash, dealershipAddressHash } from './unsubscribe-ticket.ts';

export const SEND_CONFIRMATION = 'send_confirmation';
/** Five attempts take two minutes. A later confirmation would tell shoppers nothing new, or follow a call. */
const ATTEMPTS = 5;
/** All confirmations share one queue, so a hanging mail server blocks one worker slot and no lead. */
const QUEUE = 'confirmations';
/** Confirmations per address and day across all dealerships. */
const MOST_A_DAY = 5;
const LOCK = 'confirmation';
const LOST = 'the job ended without reporting a result';

/** Job key of the confirmation of a lead. */
export const confirmationJobKey = (lead: string): string => `confirmation:${lead}`;

/**
 * Stores a lead's confirmation and its job in the transaction that stores the lead. That of a held lead has no job until
 * `releaseConfirmation`.
 */
export async function addConfirmation(
  client: Pick<PoolClient, 'query'>,
  lead: { readonly id: string; readonly dealership: string; readonly suspicion: string | null },
  confirmation: Confirmation,
): Promise<void> {
  const state: ConfirmationRecord['state'] = lead.suspicion === null ? 'waiting' : 'withheld';
  await client.query(
    'INSERT INTO lead_confirmations (lead, dealership, message, state) VALUES ($1, $2, $3, $4)',
    [lead.id, lead.dealership, confirmation, state],
  );
  if (state === 'waiting') await addConfirmationJob(client, lead);
}

/** Sends what was withheld while its lead was held, in the transaction that releases the lead. */
export async function releaseConfirmation(
  client: Pick<PoolClient, 'query'>,
  lead: { readonly id: string },
): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE lead_confirmations SET state = 'waiting' WHERE lead = $1 AND state = 'withheld'`,
    [lead.id],
  );
  if (rowCount === 1) await addConfirmationJob(client, lead);
}

async function addConfirmationJob(
  client: Pick<PoolClient, 'query'>,
  lead: { readonly id: string },
): Promise<void> {
  await addJob(client, {
    task: SEND_CONFIRMATION,
    payload: { lead: lead.id },
    attempts: ATTEMPTS,
    queue: QUEUE,
    key: confirmationJobKey(lead.id),
  });
}

const waitingShape = z.object({
  dealership: z.string(),
  message: confirmationShape,
  email: z.string().nullable(),
  vendor: vendorShape,
  acceptedAt: z.date(),
  isStarted: z.boolean(),
});

/** A confirmation that may be sent now. */
export interface DueConfirmation
  extends Pick<z.infer<typeof waitingShape>, 'dealership' | 'vendor' | 'acceptedAt' | 'message'> {
  readonly to: string;
}

/**
 * Decides whether a confirmation is sent, and counts it if so. It is not sent if the shopper has unsubscribed, if the
 * dealership confirmed a request to this address within the last 24 hours (of appointments: several), or if all dealerships together did so five
 * times. A retry of a counted confirmation is not counted again.
 * @param key of the purpose confirmations
 * @returns null if it must not be sent; the reason is recorded
 */
export async function startConfirmation(
  pool: Pool,
  key: Uint8Array,
  lead: string,
): Promise<DueConfirmation | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `SELECT lead_confirmations.dealership, message, content->'contact'->>'email' AS email, vendor,
         accepted_at AS "acceptedAt", started_at IS NOT NULL AS "isStarted"
       FROM lead_confirmations JOIN leads ON leads.id = lead_confirmations.lead
       WHERE lead = $1 AND lead_confirmations.state = 'waiting' FOR UPDATE OF lead_confirmations`,
      [lead],
    );
    if (rows.length === 0) return null;
    const { email, isStarted, ...waiting } = waitingShape.parse(rows[0]);
    const to = mailAddress(email);
    if (to === null) return refuse(client, lead, 'the email address is invalid');
    const address = addressHash(key, to);
    // Serializes two leads with the same address.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext($1), hashtext(encode($2, 'hex')))`, [
      LOCK,
      address,
    ]);
    const stop = dealershipAddressHash(key, waiting.dealership, to);
    const counts = countsShape.parse(
      (
        await client.query(
          `SELECT EXISTS (SELECT FROM confirmation_stops WHERE address = $3) AS "isStopped", count(*)::int AS all,
             count(*) FILTER (WHERE dealership = $2)::int AS own
           FROM lead_confirmations
           WHERE address = $1 AND started_at > now() - interval '24 hours' AND lead <> $4`,
          [address, waiting.dealership, stop, lead],
        )
      ).rows[0],
    );
    if (counts.isStopped) return refuse(client, lead, 'the shopper unsubscribed');
    if (!isStarted && counts.own >= (waiting.message.perDay ?? 1))
      return refuse(client, lead, 'the dealership emailed this address within the last 24 hours');
    if (!isStarted && counts.all >= MOST_A_DAY)
      return refuse(client, lead, `this address got ${MOST_A_DAY} confirmations within the last 24 hours`);
    await client.query(
      'UPDATE lead_confirmations SET address = $2, started_at = coalesce(started_at, now()) WHERE lead = $1',
      [lead, address],
    );
    return { ...waiting, to };
  });
}

const countsShape = z.object({ isStopped: z.boolean(), all: z.number(), own: z.number() });

async function refuse(client: PoolClient, lead: string, reason: string): Promise<null> {
  await finish(client, lead, reason);
  return null;
}

const finish = (client: Pick<PoolClient, 'query'>, lead: string, reason: string | null) =>
  client.query(
    `UPDATE lead_confirmations SET state = CASE WHEN $2::text IS NULL THEN 'sent' ELSE 'not sent' END, reason = $2,
       finished_at = now()
     WHERE lead = $1 AND state = 'waiting'`,
    [lead, reason],
  );

/** Records that a confirmation was sent, or why it was given up. @param problem null if it was sent */
export async function finishConfirmation(pool: Pool, lead: string, problem: string | null): Promise<void> {
  await finish(pool, lead, problem);
}

/**
 * Ends confirmations that are waiting although no job will try again, because the last attempt ended without a result.
 * Returns the number of confirmations.
 */
export async function endLostConfirmations(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `UPDATE lead_confirmations SET state = 'not sent', reason = $1, finished_at = now()
     WHERE state = 'waiting' AND NOT EXISTS (
       SELECT FROM graphile_worker.jobs
       WHERE key = 'confirmation:' || lead AND (locked_at IS NOT NULL OR attempts < max_attempts))`,
    [LOST],
  );
  return rowCount ?? 0;
}

const recordShape = z.object({
  /** `withheld` while its lead is held. */
  state: z.enum(['withheld', 'waiting', 'sent', 'not sent']),
  reason: z.string().nullable(),
  finishedAt: z.date().nullable(),
});
/** Outcome of a confirmation. */
export type ConfirmationRecord = z.infer<typeof recordShape>;

/** Finds the confirmation of a lead, for staff. Returns null if it has none. */
export async function findConfirmation(pool: Pool, lead: string): Promise<ConfirmationRecord | null> {
  const { rows } = await pool.query(
    `SELECT state, reason, finished_at AS "finishedAt" FROM lead_confirmations WHERE lead = $1`,
    [lead],
  );
  return rows.length === 0 ? null : recordShape.parse(rows[0]);
}

/** Records that an address has unsubscribed from a dealership. @param address its `dealershipAddressHash` */
export async function addUnsubscription(pool: Pool, address: Buffer): Promise<void> {
  await pool.query('INSERT INTO confirmation_stops (address) VALUES ($1) ON CONFLICT DO NOTHING', [address]);
}
