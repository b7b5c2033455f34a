/** A lead's deliveries to its destinations, and their jobs. */
import { randomUUIDv7 } from 'node:crypto';
import { addJob } from '@rooftop/database/add-job';
import type { PoolClient } from '@rooftop/database/pool';
import { type Destination, isAdf } from '../destination.ts';
import { deliverLeadJob } from './deliver-lead.job.ts';
import { determineAdfStatus } from './determine-adf-status.ts';

/** Error recorded for a lead without destinations. */
const NOWHERE = 'No recipient is configured for this lead';
/** Limit of the job queue. */
const LONGEST_QUEUE_NAME = 128;

/** Job key of a delivery, which keeps a delivery from having two jobs. */
export const jobKeyOf = (delivery: string): string => `delivery:${delivery}`;

/**
 * Queue name of a destination. Jobs in a queue run one at a time, so a hanging server delays only its own deliveries.
 * A failed one waits for its retry without blocking the next one in its queue.
 */
export function queueOfDestination({ channel, to, apiBaseUrl }: Destination): string {
  // An invalid URL must not fail the lead. The lead is accepted, and the delivery dies where staff can see it.
  const place = apiBaseUrl === null ? to.toLowerCase() : (URL.parse(apiBaseUrl)?.host ?? apiBaseUrl);
  return `${channel}:${place}`.slice(0, LONGEST_QUEUE_NAME);
}

/**
 * Seconds that the ADF of a lead waits for the code that its sender was texted, so that it carries the verified number.
 * A CRM would take a second ADF for another request.
 */
const CODE_WAIT_SECONDS = 120;

/** Creates the job of a delivery, due now unless it is delayed. If it already has a job, that job becomes due. */
export async function addDeliveryJob(
  client: Pick<PoolClient, 'query'>,
  delivery: string,
  destination: Destination,
  delaySeconds = 0,
): Promise<void> {
  const queue = queueOfDestination(destination);
  await addJob(client, deliverLeadJob, { delivery }, { queue, key: jobKeyOf(delivery), delaySeconds });
}

/**
 * Gives each destination the ID of its delivery. The IDs ascend in the order of the destinations, because lists are
 * ordered by ID. Otherwise IDs of the same millisecond are in no order.
 */
export function withIds(
  destinations: readonly Destination[],
): readonly { readonly id: string; readonly destination: Destination }[] {
  const ids = destinations.map(() => randomUUIDv7()).toSorted();
  return destinations.flatMap((destination, index) =>
    ids.slice(index, index + 1).map((id) => ({ id, destination })),
  );
}

/**
 * Adds a lead's deliveries within the caller's transaction and determines its ADF status. A lead without destinations
 * waits until there is one (plan-deliveries.ts); until then, staff see it among the dead leads.
 */
export async function addDeliveries(
  client: PoolClient,
  lead: {
    readonly id: string;
    readonly dealership: string;
    readonly destinations: readonly Destination[];
    readonly waitsForCode?: boolean;
  },
): Promise<void> {
  const adf = lead.destinations.filter(({ channel }) => isAdf(channel));
  const isAlwaysNew = adf.some((destination) => destination.isAlwaysNew);
  if (adf.length > 0) await determineAdfStatus(client, lead.id, { isAlwaysNew });
  for (const { id, destination } of withIds(lead.destinations)) {
    await client.query('INSERT INTO deliveries (id, lead, dealership, destination) VALUES ($1, $2, $3, $4)', [
      id,
      lead.id,
      lead.dealership,
      destination,
    ]);
    const waits = lead.waitsForCode === true && isAdf(destination.channel);
    await addDeliveryJob(client, id, destination, waits ? CODE_WAIT_SECONDS : 0);
  }
  if (lead.destinations.length > 0) return;
  await client.query(
    `INSERT INTO deliveries (id, lead, dealership, state, last_error, finished_at)
     VALUES ($1, $2, $3, 'dead', $4, now())`,
    [randomUUIDv7(), lead.id, lead.dealership, NOWHERE],
  );
}
