/** Confirmations in the database: their content, their outcome, and who has unsubscribed. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { vendorShape } from '../lead.ts';
import { mailAddress } from '../mail/mail-address.ts';
import { confirmationShape } from './confirmation.ts';
import { MAIL_KINDS, type MailKind, mailsPerDay } from './mail-limits.ts';
import { addressHash, dealershipAddressHash } from './unsubscribe-ticket.ts';

const LOCK = 'confirmation';
const LOST = 'the job ended without reporting a result';

/** Identifies a confirmation: a lead has one of a kind. */
export interface ConfirmationKey {
  /** UUID. */
  readonly lead: string;
  readonly kind: MailKind;
}

/** Job key of a confirmation. */
export const confirmationJobKey = ({ lead, kind }: ConfirmationKey): string => `confirmation:${lead}:${kind}`;
/** Job keys of all confirmations that a lead may have. */
export const confirmationJobKeys = (lead: string): readonly string[] =>
  MAIL_KINDS.map((kind) => confirmationJobKey({ lead, kind }));

const waitingShape = z.object({
  dealership: z.string(),
  message: confirmationShape,
  email: z.string().nullable(),
  code: z.string(),
  vendor: vendorShape,
  acceptedAt: z.date(),
  isStarted: z.boolean(),
});

/** A confirmation that may be sent now. */
interface DueConfirmation
  extends Pick<z.infer<typeof waitingShape>, 'dealership' | 'vendor' | 'acceptedAt' | 'message' | 'code'> {
  readonly to: string;
}

/**
 * Decides whether a confirmation is sent, and counts it if so. It is not sent if the shopper has unsubscribed, or if the
 * address got as many within the last 24 hours as mail-limits.ts says. A retry of a counted confirmation is not counted
 * again.
 * @param key of the purpose confirmations
 * @returns null if it must not be sent; the reason is recorded
 */
export async function startConfirmation(
  pool: Pool,
  key: Uint8Array,
  confirmation: ConfirmationKey,
): Promise<DueConfirmation | null> {
  const { lead, kind } = confirmation;
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `SELECT lead_confirmations.dealership, message, coalesce(recipient, content->'contact'->>'email') AS email, code,
         vendor, accepted_at AS "acceptedAt", started_at IS NOT NULL AS "isStarted"
       FROM lead_confirmations JOIN leads ON leads.id = lead_confirmations.lead
       WHERE lead = $1 AND kind = $2 AND lead_confirmations.state = 'waiting' FOR UPDATE OF lead_confirmations`,
      [lead, kind],
    );
    if (rows.length === 0) return null;
    const { email, isStarted, ...waiting } = waitingShape.parse(rows[0]);
    const to = mailAddress(email);
    if (to === null) return refuse(client, confirmation, 'the email address is invalid');
    const address = addressHash(key, to);
    // Serializes two mails to the same address.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext($1), hashtext(encode($2, 'hex')))`, [
      LOCK,
      address,
    ]);
    const stop = dealershipAddressHash(key, waiting.dealership, to);
    const counts = countsShape.parse(
      (
        await client.query(
          `SELECT EXISTS (SELECT FROM confirmation_stops WHERE address = $3) AS "isStopped", count(*)::int AS all,
             count(*) FILTER (WHERE dealership = $2)::int AS own,
             count(*) FILTER (WHERE dealership = $2 AND kind = $5)::int AS "ofKind"
           FROM lead_confirmations
           WHERE address = $1 AND started_at > now() - interval '24 hours' AND (lead, kind) <> ($4, $5)`,
          [address, waiting.dealership, stop, lead, kind],
        )
      ).rows[0],
    );
    if (counts.isStopped) return refuse(client, confirmation, 'the shopper unsubscribed');
    const reason = isStarted ? null : reasonAgainst(kind, counts);
    if (reason !== null) return refuse(client, confirmation, reason);
    await client.query(
      `UPDATE lead_confirmations SET address = $3, started_at = coalesce(started_at, now())
       WHERE lead = $1 AND kind = $2`,
      [lead, kind, address],
    );
    return { ...waiting, to };
  });
}

const countsShape = z.object({
  isStopped: z.boolean(),
  all: z.number(),
  own: z.number(),
  ofKind: z.number(),
});

/** Why an address that got so much mail within the last 24 hours gets no more. Null if it does. */
function reasonAgainst(kind: MailKind, { all, own, ofKind }: z.infer<typeof countsShape>): string | null {
  if (ofKind >= mailsPerDay(kind))
    return 'the dealership sent this address as many mails of this kind within the last 24 hours';
  const { tenant, platform } = BUDGETS.mailsToAddress;
  if (own >= tenant) return `the dealership sent this address ${tenant} mails within the last 24 hours`;
  return all >= platform ? `this address got ${platform} confirmations within the last 24 hours` : null;
}

async function refuse(client: PoolClient, key: ConfirmationKey, reason: string): Promise<null> {
  await finishConfirmation(client, key, reason);
  return null;
}

/**
 * Records that a confirmation was sent, or why it was given up, and forgets whom it went to if that is not the lead's
 * sender.
 * @param problem null if it was sent
 */
export async function finishConfirmation(
  database: Pick<PoolClient, 'query'>,
  { lead, kind }: ConfirmationKey,
  problem: string | null,
): Promise<void> {
  await database.query(
    `UPDATE lead_confirmations SET state = CASE WHEN $3::text IS NULL THEN 'sent' ELSE 'not sent' END, reason = $3,
       finished_at = now(), recipient = NULL
     WHERE lead = $1 AND kind = $2 AND state = 'waiting'`,
    [lead, kind, problem],
  );
}

/**
 * Ends confirmations that are waiting although no job will try again, because the last attempt ended without a result.
 * Returns the number of confirmations.
 */
export async function endLostConfirmations(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `UPDATE lead_confirmations SET state = 'not sent', reason = $1, finished_at = now(), recipient = NULL
     WHERE state = 'waiting' AND NOT EXISTS (
       SELECT FROM graphile_worker.jobs
       WHERE key IN ('confirmation:' || lead || ':' || kind, 'confirmation:' || lead)
         AND (locked_at IS NOT NULL OR attempts < max_attempts))`,
    [LOST],
  );
  return rowCount ?? 0;
}

const recordShape = z.object({
  kind: z.enum(MAIL_KINDS),
  /** `withheld` while its lead is held. */
  state: z.enum(['withheld', 'waiting', 'sent', 'not sent']),
  reason: z.string().nullable(),
  finishedAt: z.date().nullable(),
});
/** Outcome of a confirmation. */
export type ConfirmationRecord = z.infer<typeof recordShape>;

/** Lists the confirmations of a lead, for staff: the sender's first. */
export async function listConfirmations(pool: Pool, lead: string): Promise<readonly ConfirmationRecord[]> {
  const { rows } = await pool.query(
    `SELECT kind, state, reason, finished_at AS "finishedAt" FROM lead_confirmations WHERE lead = $1
     ORDER BY kind = 'CO_BORROWER'`,
    [lead],
  );
  return z.array(recordShape).parse(rows);
}

/** Whether an address has unsubscribed from a dealership. @param address its `dealershipAddressHash` */
export async function hasUnsubscribed(
  database: Pick<PoolClient, 'query'>,
  address: Buffer,
): Promise<boolean> {
  const { rowCount } = await database.query('SELECT FROM confirmation_stops WHERE address = $1', [address]);
  return rowCount !== 0;
}

/** Whether an address has unsubscribed from a dealership after a moment. @param address its `dealershipAddressHash` */
export async function hasUnsubscribedSince(
  database: Pick<PoolClient, 'query'>,
  address: Buffer,
  since: Date,
): Promise<boolean> {
  const { rowCount } = await database.query(
    'SELECT FROM confirmation_stops WHERE address = $1 AND stopped_at >= $2',
    [address, since],
  );
  return rowCount !== 0;
}

/** Records that an address has unsubscribed from a dealership. @param address its `dealershipAddressHash` */
export async function addUnsubscription(pool: Pool, address: Buffer): Promise<void> {
  await pool.query('INSERT INTO confirmation_stops (address) VALUES ($1) ON CONFLICT DO NOTHING', [address]);
}
