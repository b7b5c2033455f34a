/** Deliveries that are made again, by hand. Their ids stay: whoever has the lead already can recognise it. */
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { destinationShape } from '../destination.ts';
import { addDeliveries, addDeliveryJob } from './add-deliveries.ts';
import { endWaiting } from './plan-afresh.ts';

const replayedShape = z.array(z.object({ id: z.string(), destination: destinationShape }));

/** Which deliveries: a lead's that did not arrive, a lead's whether they did or not, or all that are dead. */
export type Replay =
  | { readonly lead: string; readonly again: boolean }
  | { readonly dead: true; readonly dealership: string | null };

/** Makes deliveries due now, with all their attempts before them. Returns how many there are. */
export async function replay(pool: Pool, which: Replay): Promise<number> {
  return inTransaction(pool, async (client) => {
    const deliveries = replayedShape.parse(await restart(client, which));
    for (const { id, destination } of deliveries) await addDeliveryJob(client, id, destination);
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
     WHERE destination IS NOT NULL AND ${condition} RETURNING id, destination`,
    values,
  );
  return rows;
}

/** Sends a lead as text mail to an address besides; it is what a lead that had nowhere to go was waiting for. */
export async function sendAlsoTo(
  pool: Pool,
  lead: { readonly id: string; readonly dealership: string },
  address: string,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await endWaiting(client, lead.id);
    const destination = {
      channel: 'text-mail',
      to: address,
      apiBaseUrl: null,
      adfFormat: 'standard',
    } as const;
    await addDeliveries(client, { ...lead, destinations: [destination] });
  });
}
