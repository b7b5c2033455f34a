/** Mail between shoppers and dealerships, in the database. */
import type { Pool, PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { announce, type LeadPlace } from '../inbox/lead-history.ts';
import { vendorShape } from '../lead.ts';
import { answerShape } from './shopper-answer.ts';
import { cutQuote } from './cut-quote.ts';
import { answerProblem } from './mail-failure.ts';
import { MESSAGE_KINDS } from './message.ts';
import { ANSWER_STATES, type AnswerState, type Message } from './messages-api.ts';

const LOST = 'The job ended without reporting a result';

/** Tells open desks that a lead's mail has changed. They keep the record with the latest version. */
export async function changeMessages(
  client: Pick<PoolClient, 'query'>,
  place: LeadPlace,
  by: string | null,
): Promise<void> {
  await client.query('UPDATE leads SET version = version + 1 WHERE dealership = $1 AND id = $2', [
    place.dealership,
    place.id,
  ]);
  await announce(client, place, { by });
}

const waitingShape = z.object({
  dealership: z.string(),
  lead: z.string(),
  at: z.date(),
  subject: z.string(),
  body: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  userId: z.string(),
  userName: z.string(),
  answer: answerShape,
  email: z.string().nullable(),
  vendor: vendorShape,
  /** Of the last mail to or from the shopper before it. Null if there is none. */
  latestSubject: z.string().nullable(),
});
export type WaitingAnswer = z.infer<typeof waitingShape>;

/** Finds an answer that is to be sent. Returns null if it was sent or given up, or its lead was deleted. */
export async function findWaitingAnswer(pool: Pool, id: string): Promise<WaitingAnswer | null> {
  const { rows } = await pool.query(
    `SELECT messages.dealership, lead, at, subject, body, kind, user_id AS "userId", user_name AS "userName", answer,
       content->'contact'->>'email' AS email, vendor,
       (SELECT earlier.subject FROM lead_messages AS earlier
        WHERE earlier.lead = messages.lead AND earlier.kind IN ('answer', 'reply') AND earlier.at < messages.at
        ORDER BY earlier.at DESC LIMIT 1) AS "latestSubject"
     FROM lead_messages AS messages JOIN leads ON leads.id = lead
     WHERE messages.id = $1 AND messages.state = 'waiting'`,
    [id],
  );
  return rows.length === 0 ? null : waitingShape.parse(rows[0]);
}

/**
 * Records an attempt to send an answer. Returns false if it had ended before.
 * @param problem null if the mail server accepted it
 */
export async function recordAnswer(
  client: Pick<PoolClient, 'query'>,
  place: LeadPlace,
  id: string,
  { state, problem }: { readonly state: AnswerState; readonly problem: string | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE lead_messages SET attempts = attempts + 1, state = $2, problem = $3,
       finished_at = CASE WHEN $2 = 'waiting' THEN NULL ELSE now() END
     WHERE id = $1 AND state = 'waiting'`,
    [id, state, problem],
  );
  if (rowCount === 0) return false;
  await changeMessages(client, place, null);
  return true;
}

/** Gives up answers that wait although no job will try again. Returns their number. */
export async function endLostAnswers(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `UPDATE lead_messages SET state = 'dead', problem = $1, finished_at = now()
     WHERE state = 'waiting' AND NOT EXISTS (
       SELECT FROM graphile_worker.jobs
       WHERE key = 'answer:' || lead_messages.id AND (locked_at IS NOT NULL OR attempts < max_attempts))`,
    [LOST],
  );
  return rowCount ?? 0;
}

const rowShape = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  at: z.date(),
  address: z.string().nullable(),
  name: z.string().nullable(),
  userName: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.number() })),
  isSealed: z.boolean(),
  state: z.enum(ANSWER_STATES).nullable(),
  problem: z.string().nullable(),
  nextAt: z.date().nullable(),
});

/** Lists the mail of a lead's conversation, oldest first. */
export async function listMessages(pool: Pool, { dealership, id }: LeadPlace): Promise<readonly Message[]> {
  const { rows } = await pool.query(
    `SELECT id, kind, at, from_address AS address, from_name AS name, user_name AS "userName", subject, body, attachments,
       sealed IS NOT NULL AS "isSealed", state, problem,
       (SELECT run_at FROM graphile_worker.jobs WHERE key = 'answer:' || lead_messages.id) AS "nextAt"
     FROM lead_messages WHERE dealership = $1 AND lead = $2 ORDER BY at, id`,
    [dealership, id],
  );
  return rows.map((row) => {
    const { address, name, userName, body, at, nextAt, problem, ...message } = rowShape.parse(row);
    const { own, whole } = message.kind === 'answer' ? { own: body, whole: '' } : cutQuote(body);
    const sender = name !== null && address !== null ? `${name} <${address}>` : (name ?? address);
    return {
      ...message,
      at: at.toISOString(),
      from: userName ?? sender,
      text: own,
      whole,
      problem: answerProblem(problem),
      nextAt: message.state === 'waiting' ? (nextAt?.toISOString() ?? null) : null,
    };
  });
}

/** A mail whose subject and text are sealed. */
export interface SealedMessage {
  readonly id: string;
  readonly at: Date;
  /** Its sender's address. Null if it says none. */
  readonly from: string | null;
  readonly sealed: Buffer;
}

/** Lists the sealed mail of a confidential lead, oldest first. */
export async function listSealedMessages(
  pool: Pool,
  { dealership, id }: LeadPlace,
): Promise<readonly SealedMessage[]> {
  const { rows } = await pool.query<SealedMessage>(
    `SELECT id, at, from_address AS from, sealed FROM lead_messages
     WHERE dealership = $1 AND lead = $2 AND sealed IS NOT NULL ORDER BY at, id`,
    [dealership, id],
  );
  return rows;
}

/** Message-ID of the shopper's latest reply, which the next answer refers to. Null if there is none. */
export async function latestReplyId(
  database: Pick<PoolClient, 'query'>,
  { dealership, id }: LeadPlace,
): Promise<string | null> {
  const { rows } = await database.query<{ id: string }>(
    `SELECT message_id AS id FROM lead_messages WHERE dealership = $1 AND lead = $2 AND kind = 'reply'
     ORDER BY at DESC LIMIT 1`,
    [dealership, id],
  );
  return rows[0]?.id ?? null;
}
