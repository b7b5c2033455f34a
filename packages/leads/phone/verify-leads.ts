import { addJob } from '@rooftop/database/add-job';
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { addDeliveryJob, queueOfDestination } from '../delivery/add-deliveries.ts';
import { type Destination, destinationShape, isAdf } from '../destination.ts';
import { recordChange } from '../inbox/lead-history.ts';
import { sendPhoneNoteJob } from './send-phone-note.job.ts';

/** A code that is entered later says nothing about the request anymore. */
const COUNTS_FOR = '1 day';

/** Who entered a code, and the number that it was sent to. */
interface VerifiedPhone {
  /** Document id. */
  readonly dealership: string;
  /** UUID of the visitor. */
  readonly visitor: string;
  /** E.164. */
  readonly phone: string;
}

const deliveriesShape = z.array(
  z.object({
    id: z.string(),
    state: z.enum(['waiting', 'delivered', 'dead']),
    attempts: z.number(),
    destination: destinationShape,
  }),
);

/**
 * Records that a visitor's number was verified with every recent lead in which they left it: the desk shows it, an ADF
 * that waits for the code goes out now with it, and those who have the lead as mail already get a second, short one. No
 * CRM gets a second ADF, which it would take for another request (decision 114).
 */
export async function verifyLeads(pool: Pool, { dealership, visitor, phone }: VerifiedPhone): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `UPDATE leads SET phone_verified_at = now()
       WHERE dealership = $1 AND circumstances->>'visitor' = $2 AND content->'contact'->>'phone' = $3
         AND phone_verified_at IS NULL AND accepted_at > now() - $4::interval
       RETURNING id`,
      [dealership, visitor, phone, COUNTS_FOR],
    );
    for (const { id } of rows) {
      await recordChange(client, { dealership, id }, { kind: 'phoneVerified', detail: null }, null);
      await tellRecipients(client, id);
    }
  });
}

async function tellRecipients(client: PoolClient, lead: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT id, state, attempts, destination FROM deliveries WHERE lead = $1 AND destination IS NOT NULL ORDER BY id`,
    [lead],
  );
  for (const { id, state, attempts, destination } of deliveriesShape.parse(rows)) {
    // One that has failed keeps its pauses. It carries the news whenever it succeeds.
    if (isAdf(destination.channel) && state === 'waiting' && attempts === 0)
      await addDeliveryJob(client, id, destination);
    if (destination.channel === 'text-mail' && state === 'delivered')
      await addNoteJob(client, id, destination);
  }
}

const addNoteJob = (client: PoolClient, delivery: string, destination: Destination): Promise<void> =>
  addJob(
    client,
    sendPhoneNoteJob,
    { delivery },
    { queue: queueOfDestination(destination), key: `phone-note:${delivery}` },
  );
