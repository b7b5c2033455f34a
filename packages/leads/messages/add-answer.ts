/** Stores answers to shoppers, with their jobs. */
import { addJob } from '@rooftop/database/add-job';
import type { PoolClient } from '@rooftop/database/pool';
import type { Actor, LeadPlace } from '../inbox/lead-history.ts';
import { answerMessageId } from './answer-mail.ts';
import type { ANSWER_KINDS } from './message.ts';
import { sendAnswerJob } from './send-answer.job.ts';
import type { ShopperAnswer } from './shopper-answer.ts';
import { changeMessages } from './stored-messages.ts';

/** Job key of an answer. */
export const answerJobKey = (id: string): string => `answer:${id}`;

/** An answer to be sent. */
interface NewAnswer {
  /** UUID, and part of its Message-ID. */
  readonly id: string;
  readonly kind: (typeof ANSWER_KINDS)[number];
  readonly by: Actor;
  readonly subject: string;
  readonly text: string;
  readonly answer: ShopperAnswer;
}

/** Stores an answer that is written at the desk, with its job. Does nothing and returns false if there is one with this id. */
export async function addAnswer(
  client: Pick<PoolClient, 'query'>,
  place: LeadPlace,
  host: string,
  { id, kind, by, subject, text, answer }: NewAnswer,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO lead_messages (id, lead, dealership, kind, message_id, subject, body, user_id, user_name, answer, state)
     SELECT $1, id, dealership, $4, $5, $6, $7, $8, $9, $10, 'waiting' FROM leads WHERE dealership = $2 AND id = $3
     ON CONFLICT DO NOTHING`,
    [
      id,
      place.dealership,
      place.id,
      kind,
      answerMessageId(id, { host }),
      subject,
      text,
      by.id,
      by.name,
      answer,
    ],
  );
  if (rowCount === 0) return false;
  await addAnswerJob(client, place.dealership, id);
  await changeMessages(client, place, by.name);
  return true;
}

/** An answer's job. A dealership's are sent one after the other, so a hanging mail server holds up no other's. */
export const addAnswerJob = (
  client: Pick<PoolClient, 'query'>,
  dealership: string,
  id: string,
): Promise<void> =>
  addJob(
    client,
    sendAnswerJob,
    { message: id },
    { queue: `answers:${dealership}`.slice(0, 128), key: answerJobKey(id) },
  );

/** Sends an answer again that was given up. Returns false if the lead has no such answer. */
export async function sendAnswerAgain(
  client: Pick<PoolClient, 'query'>,
  place: LeadPlace,
  id: string,
  by: Actor,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE lead_messages SET state = 'waiting', finished_at = NULL
     WHERE dealership = $1 AND lead = $2 AND id = $3 AND state = 'dead'`,
    [place.dealership, place.id, id],
  );
  if (rowCount === 0) return false;
  await addAnswerJob(client, place.dealership, id);
  await changeMessages(client, place, by.name);
  return true;
}
