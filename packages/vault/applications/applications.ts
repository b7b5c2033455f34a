/** Sent credit applications, sealed, and who read them. */
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { openValue, type SealedAt, type SealedRow, sealValue, type Vault } from '../vault.ts';

interface NewApplication {
  /** Document id. */
  readonly dealership: string;
  /** Id of the lead, which becomes the application's. */
  readonly lead: string;
  /** Whole application with the final step. */
  readonly application: unknown;
  /** Id of the draft that it was made from; the draft is deleted. */
  readonly draft: string;
}

/**
 * Stores an application and deletes its draft, inside the transaction of its lead. Does nothing if the lead already has
 * an application.
 */
export async function storeApplication(
  { key }: Pick<Vault, 'key'>,
  client: PoolClient,
  { dealership, lead, application, draft }: NewApplication,
): Promise<void> {
  const at = { dealership, id: lead };
  const { rows } = await client.query('SELECT FROM credit_applications WHERE dealership = $1 AND id = $2', [
    dealership,
    lead,
  ]);
  if (rows.length === 0) {
    const sealed = await sealValue(client, key, 'credit-application', at, application);
    await client.query(
      'INSERT INTO credit_applications (dealership, id, sealed, draft) VALUES ($1, $2, $3, $4)',
      [dealership, lead, sealed, draft],
    );
  }
  await client.query('DELETE FROM vault_data_keys WHERE dealership = $1 AND id = $2 AND id <> $3', [
    dealership,
    draft,
    lead,
  ]);
}

/** What the sender of an application is told about it. It holds nothing of its content. */
export interface ReceivedApplication {
  /** Of the lead. */
  readonly code: string;
  readonly receivedAt: Date;
  /** Whether the dealership has said who gets its applications. */
  readonly hasRecipient: boolean;
}

/** Finds the application that was made from a draft. Returns null if it was not sent, or its term is over. */
export async function findReceived(
  pool: Pool,
  { dealership, id }: SealedAt,
): Promise<ReceivedApplication | null> {
  const { rows } = await pool.query<ReceivedApplication>(
    `SELECT code, received_at AS "receivedAt",
       EXISTS (SELECT FROM deliveries WHERE lead = leads.id AND destination IS NOT NULL) AS "hasRecipient"
     FROM credit_applications AS applications JOIN leads USING (id)
     WHERE applications.dealership = $1 AND draft = $2`,
    [dealership, id],
  );
  return rows[0] ?? null;
}

/** An application as a list shows it, without anything of its content. */
export interface ApplicationSummary {
  /** Id of the lead. */
  readonly id: string;
  readonly receivedAt: Date;
  /** Null if nobody read it yet. */
  readonly lastReadAt: Date | null;
  readonly readings: number;
}

/** Applications of a dealership that a list shows at most. */
const LISTED = 500;

/**
 * Lists the applications of a dealership, latest first, at most 500.
 * @param options.id finds only this one
 */
export async function listApplications(
  pool: Pool,
  dealership: string,
  { id = null }: { readonly id?: string | null } = {},
): Promise<readonly ApplicationSummary[]> {
  const { rows } = await pool.query<ApplicationSummary>(
    `SELECT id, received_at AS "receivedAt", last_read_at AS "lastReadAt", readings
     FROM credit_applications, LATERAL (
       SELECT max(at) AS last_read_at, count(*)::int AS readings FROM credit_application_events AS events
       WHERE events.dealership = credit_applications.dealership AND application = id) AS read
     WHERE dealership = $1 AND ($3::uuid IS NULL OR id = $3) ORDER BY received_at DESC, id DESC LIMIT $2`,
    [dealership, LISTED, id],
  );
  return rows;
}

export interface ApplicationReading extends SealedAt {
  readonly reader: { readonly userId: string; readonly name: string };
  /** Why they read it, in their words. Not empty. */
  readonly reason: string;
  /** Whether they see the social security numbers, which is a reading of its own. */
  readonly event: 'read' | 'numbers';
  readonly at: Date;
}

/**
 * Reads an application. The reading is logged in the same transaction, so none is returned that is not logged.
 * @returns null if the dealership has no such application
 * @throws RangeError if the reason is empty
 */
export async function readApplication({ pool, key }: Vault, reading: ApplicationReading): Promise<unknown> {
  const { dealership, id, reader, event, at } = reading;
  const reason = reading.reason.trim();
  if (reason === '') throw new RangeError('A reading needs a reason');
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<SealedRow>(
      `SELECT applications.sealed, data_keys.sealed AS "dataKey", keys.sealed AS "dealershipKey"
       FROM credit_applications AS applications
       JOIN vault_data_keys AS data_keys USING (dealership, id) JOIN vault_dealership_keys AS keys USING (dealership)
       WHERE dealership = $1 AND id = $2`,
      [dealership, id],
    );
    const [row] = rows;
    if (row === undefined) return null;
    await client.query(
      `INSERT INTO credit_application_events (dealership, application, event, at, user_id, user_name, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [dealership, id, event, at, reader.userId, reader.name, reason],
    );
    return openValue(key, 'credit-application', { dealership, id }, row);
  });
}

/** A line of the audit log. `userId`, `userName` and `reason` are null for a deletion at the end of the term. */
export interface ApplicationEvent {
  readonly application: string;
  readonly event: 'read' | 'numbers' | 'deleted';
  readonly at: Date;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly reason: string | null;
}

/** A line of a dealership's log: `id` is unique among its lines, `at` is UTC in microseconds. */
interface DealershipEvent extends Pick<ApplicationEvent, 'event' | 'userName' | 'reason'> {
  readonly id: string;
  readonly at: string;
}

/**
 * Returns a page of the audit log of all applications of a dealership, newest first.
 * @param page.after a line whose page is known. Null for the newest lines
 */
export async function dealershipLog(
  pool: Pool,
  dealership: string,
  { after, limit }: { readonly after: Pick<DealershipEvent, 'at' | 'id'> | null; readonly limit: number },
): Promise<readonly DealershipEvent[]> {
  const { rows } = await pool.query<DealershipEvent>(
    `SELECT id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, event, "userName", reason
     FROM (
       SELECT ('application:' || number) COLLATE "C" AS id, at, event, user_name AS "userName", reason
       FROM credit_application_events WHERE dealership = $1
     ) AS log
     WHERE $2::timestamptz IS NULL OR (log.at, log.id) < ($2, $3)
     ORDER BY log.at DESC, log.id DESC LIMIT $4`,
    [dealership, after?.at, after?.id, limit],
  );
  return rows;
}

/** Returns the audit log of one application, oldest first. It outlives the application. */
export async function accessLog(
  pool: Pool,
  { dealership, id }: SealedAt,
): Promise<readonly ApplicationEvent[]> {
  const { rows } = await pool.query<ApplicationEvent>(
    `SELECT application, event, at, user_id AS "userId", user_name AS "userName", reason
     FROM credit_application_events WHERE dealership = $1 AND application = $2 ORDER BY number`,
    [dealership, id],
  );
  return rows;
}
