import { randomUUID } from 'node:crypto';
import { inTransaction, type Pool } from '@rooftop/database/pool';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { addHistory } from '@rooftop/leads/inbox/lead-history';
import type { Submission } from '@rooftop/leads/submission';
import { rememberVisitor } from '@rooftop/leads/visitors/stored-visitors';
import { exampleConfirmation, exampleContent, exampleSubmission } from './submissions.ts';

/** Whose lead it is. The word is in everything they write. */
export interface LeadSender {
  readonly dealership: string;
  readonly email: string;
  readonly phone: string;
  readonly word: string;
}

/**
 * Stores a lead with everything that a lead can have: consent, file, history, deliveries with an attempt, a reply, confirmation,
 * conversion, visitor, appointment, service draft, and a trade-in with a photo. Returns its id.
 */
export async function addCompleteLead(
  pool: Pool,
  { dealership, email, phone, word }: LeadSender,
  change: Partial<Submission> = {},
): Promise<string> {
  const visitor = randomUUID();
  const { circumstances } = exampleSubmission();
  const { id } = await acceptLead(
    pool,
    Buffer.alloc(32, 1),
    exampleSubmission({
      dealership,
      content: exampleContent({
        contact: { firstName: word, lastName: 'Miller', email, phone, address: null },
        comments: `${word} ${randomUUID()}`,
      }),
      circumstances: { ...circumstances, visitor },
      consent: { textVersion: 'v1', wording: 'You may call me.', isChecked: true },
      files: [{ name: 'resume.pdf', type: 'application/pdf', bytes: Buffer.from(`%PDF ${word}`) }],
      confirmation: exampleConfirmation({ closing: word }),
      conversion: {
        provider: 'meta',
        dealership,
        pixelId: '1',
        eventName: 'Contact',
        eventTime: 1_790_000_000,
        valueUsd: 2,
        sourceUrl: 'https://a.example/contact-us',
        userData: { client_user_agent: word },
      },
      ...change,
    }),
  );
  await rememberVisitor(pool, { dealership, id: visitor }, { firstName: word, email, phone }, true);
  await inTransaction(pool, (client) =>
    addHistory(client, { dealership, id }, { kind: 'note', detail: `Called ${word}` }, null),
  );
  await pool.query(
    `INSERT INTO delivery_attempts (delivery, attempt, outcome, detail)
     SELECT id, 1, 'failed', $2 FROM deliveries WHERE lead = $1`,
    [id, word],
  );
  await pool.query(
    `INSERT INTO lead_messages (id, lead, dealership, kind, message_id, from_address, subject, body)
     VALUES ($1, $2, $3, 'reply', $4, $5, $6, $6)`,
    [randomUUID(), id, dealership, `<${word}@visitor.example>`, email, `Reply of ${word}`],
  );
  await pool.query(
    `INSERT INTO appointments (dealership, id, store, kind, starts_at, ends_at, lead, confirmed_at, time_zone, reminder)
     VALUES ($1, $2, '', 'service', now() - interval '1 day', now() - interval '23 hours', $3, now(), 'UTC', $4)`,
    [dealership, randomUUID(), id, { subject: word }],
  );
  await pool.query(
    'INSERT INTO service_drafts (id, dealership, appointment, vehicle, lead) VALUES ($1, $2, $3, $4, $5)',
    [randomUUID(), dealership, randomUUID(), { make: word }, id],
  );
  const tradeIn = randomUUID();
  await pool.query('INSERT INTO trade_ins (id, dealership, car, lead) VALUES ($1, $2, $3, $4)', [
    tradeIn,
    dealership,
    { make: word },
    id,
  ]);
  await pool.query(
    'INSERT INTO trade_in_photos (trade_in, position, bytes, thumbnail) VALUES ($1, 1, $2, $3)',
    [tradeIn, Buffer.from(word), word],
  );
  await pool.query('INSERT INTO trade_certificates (lead, dealership, car, offer) VALUES ($1, $2, $3, $4)', [
    id,
    dealership,
    { make: word },
    { kind: 'bringIn' },
  ]);
  return id;
}

/** Ends the deliveries of a lead, as if all had arrived, with their jobs. */
export async function endDeliveries(pool: Pool, lead: string): Promise<void> {
  await pool.query(`UPDATE deliveries SET state = 'delivered', finished_at = now() WHERE lead = $1`, [lead]);
}
