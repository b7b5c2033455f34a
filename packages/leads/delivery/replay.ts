/**
 * Repeats deliveries on request of staff. Their ids stay the same, so that receivers can recognize a lead they
 * already have.
 */
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { destinationShape } from '../destination.ts';
import { type Actor, type LeadPlace, recordChange } from '../inbox/lead-history.ts';
import { addDeliveries, addDeliveryJob } from './add-deliveries.ts';
import { removePlaceholder } from './plan-deliveries.ts';

const replayedShape = z.array(
  z.object({ id: z.string(), lead: z.string(), dealership: z.string(), destination: destinationShape }),
);

/** Deliveries to replay: those of a lead that failed, all of a lead, or all dead ones. */
type Replay =
  | { readonly lead: string; readonly again: boolean; readonly by: Actor | null }
  | { readonly dead: true; readonly dealership: string | null };

/** Makes deliveries due now with a fresh set of attempts. Returns the number of deliveries. */
export async function replay(pool: Pool, which: Replay): Promise<number> {
  return inTransaction(pool, async (client) => {
    const deliveries = replayedShape.parse(await restart(client, which));
    for (const { id, destination } of deliveries) await addDeliveryJob(client, id, destination);
    const leads = new Map(deliveries.map(({ lead, dealership }) => [lead, { id: lead, dealership }]));
    const by = 'lead' in which ? which.by : null;
    for (const lead of leads.values())
      await recordChange(client, lead, { kind: 'sentAgain', detail: null }, by);
    return deliveries.length;
  });
}

async function restart(client: PoolClient, which: Replay): Promise<unknown> {
  const [condition, values] =
    'lead' in which
      ? [`lead = $1 AND (state <> 'delivered' OR $2)`, [which.lead, which.again]]
      : [`state = 'dead' AND ($1::text IS NULL OR dealership = $1)`, [which.dealership]];
  const { rows } = await client.query(
    `UPDATE deliveries SET state = 'waiting', finished_at = NULL
     WHERE destination IS NOT NULL AND ${condition} RETURNING id, lead, dealership, destination`,
    values,
  );
  return rows;
}

/** Also sends a lead as text mail to an additional address. This ends the wait of a lead without destinations. */
export async function sendCopyTo(
  pool: Pool,
  lead: LeadPlace,
  address: string,
  by: Actor | null,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await removePlaceholder(client, lead.id);
    const destination = {
      channel: 'text-mail',
      to: address,
      apiBaseUrl: null,
      adfFormat: 'standard',
    } as const;
    await addDeliveries(client, { ...lead, destinations: [destination] });
    await recordChange(client, lead, { kind: 'sentTo', detail: address }, by);
  });
}
