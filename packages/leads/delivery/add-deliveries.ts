/** A lead's ways to its destinations, and the jobs that go them. */
import { randomUUIDv7 } from 'node:crypto';
import type { PoolClient } from '@rooftop/database/pool';
import { type Destination, isAdf } from '../destination.ts';
import { settleStatus } from './settle-status.ts';

export const DELIVER_LEAD = 'deliver_lead';
/**
 * The job queue waits e, e², … seconds between attempts, and from the tenth on 6.1 hours: 21 attempts are 2.95 days.
 * After the last one the delivery is dead.
 */
export const ATTEMPTS = 21;
/** What a lead that had nowhere to go says of itself. */
const NOWHERE = 'Nobody has said where this lead goes';
/** as the job queue takes them */
const LONGEST_QUEUE_NAME = 128;

/** The job of a delivery: there is never a second one. */
export const jobKeyOf = (delivery: string): string => `delivery:${delivery}`;

/**
 * Deliveries of a queue are made one after the other, so a server that hangs holds up nothing but its own. One that
 * fails waits aside, and the next one of its queue gets its turn.
 */
export function queueOf({ channel, to, apiBaseUrl }: Destination): string {
  // An address that is none is the delivery's trouble, not the lead's: it comes in, and dies where staff see it.
  const place = apiBaseUrl === null ? to.toLowerCase() : (URL.parse(apiBaseUrl)?.host ?? apiBaseUrl);
  return `${channel}:${place}`.slice(0, LONGEST_QUEUE_NAME);
}

/** Makes the job of a delivery, due now; of one that has a job, it is that one. */
export async function addDeliveryJob(
  client: Pick<PoolClient, 'query'>,
  delivery: string,
  destination: Destination,
): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job($1, payload := $2::json, queue_name := $3, job_key := $4, max_attempts := $5)`,
    [DELIVER_LEAD, JSON.stringify({ delivery }), queueOf(destination), jobKeyOf(delivery), ATTEMPTS],
  );
}

/**
 * Adds a lead's deliveries within the caller's transaction, and settles the lead's ADF status. A lead without any
 * destination waits for one (plan-afresh.ts); until then staff see it among the dead.
 */
export async function addDeliveries(
  client: PoolClient,
  lead: { readonly id: string; readonly dealership: string; readonly destinations: readonly Destination[] },
): Promise<void> {
  const adf = lead.destinations.filter(({ channel }) => isAdf(channel));
  const isAlwaysNew = adf.some((destination) => destination.isAlwaysNew);
  if (adf.length > 0) await settleStatus(client, lead.id, { isAlwaysNew });
  for (const destination of lead.destinations) {
    const delivery = randomUUIDv7();
    await client.query('INSERT INTO deliveries (id, lead, dealership, destination) VALUES ($1, $2, $3, $4)', [
      delivery,
      lead.id,
      lead.dealership,
      destination,
    ]);
    await addDeliveryJob(client, delivery, destination);
  }
  if (lead.destinations.length > 0) return;
  await client.query(
    `INSERT INTO deliveries (id, lead, dealership, state, last_error, finished_at)
     VALUES ($1, $2, $3, 'dead', $4, now())`,
    [randomUUIDv7(), lead.id, lead.dealership, NOWHERE],
  );
}
