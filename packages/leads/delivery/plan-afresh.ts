/** Leads that had nowhere to go when they came in, and their way once the dealership has named a recipient. */
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import type { Destination } from '../destination.ts';
import { leadVehicleShape, type Vendor } from '../lead.ts';
import { leadRoutingShape } from '../routing.ts';
import { addDeliveries } from './add-deliveries.ts';

const waitingLeadShape = z.object({
  id: z.string(),
  number: z.number(),
  dealership: z.string(),
  routing: leadRoutingShape,
  vehicles: z.array(leadVehicleShape),
  storeKey: z.string().nullable(),
});
/** A lead without a recipient: what planning it takes. */
export type WaitingLead = z.infer<typeof waitingLeadShape>;

/** Leads of a dealership that are read at once. */
const BATCH = 200;

/** The dealerships that have leads without a recipient. */
export async function dealershipsWithWaiting(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ dealership: string }>(
    'SELECT DISTINCT dealership FROM deliveries WHERE destination IS NULL',
  );
  return rows.map(({ dealership }) => dealership);
}

/**
 * A dealership's leads without a recipient, oldest first, at most 200.
 * @param after number of a lead: later ones only
 */
export async function waitingLeads(
  pool: Pool,
  dealership: string,
  { after = 0 }: { readonly after?: number } = {},
): Promise<readonly WaitingLead[]> {
  const { rows } = await pool.query(
    `SELECT leads.id, number::float8 AS number, leads.dealership, routing, content->'vehicles' AS vehicles,
       circumstances->>'storeKey' AS "storeKey"
     FROM deliveries JOIN leads ON leads.id = deliveries.lead
     WHERE deliveries.dealership = $1 AND destination IS NULL AND number > $2 ORDER BY number LIMIT $3`,
    [dealership, after, BATCH],
  );
  return z.array(waitingLeadShape).parse(rows);
}

/** What today's settings say about a lead. */
export interface Plan {
  readonly destinations: readonly Destination[];
  /** who signs for the dealership; null: as when the lead came in */
  readonly contact: Vendor['contact'] | null;
  readonly sender: string | null;
}

/**
 * Sends a lead that had nowhere to go on its way, ADF included, in one transaction: of several processes that try at
 * once, one does it. Returns whether this one did; false also when there is still nowhere to go.
 */
export async function planAfresh(
  pool: Pool,
  lead: Pick<WaitingLead, 'id' | 'dealership'>,
  { destinations, contact, sender }: Plan,
): Promise<boolean> {
  if (destinations.length === 0) return false;
  return inTransaction(pool, async (client) => {
    if (!(await endWaiting(client, lead.id))) return false;
    await client.query(
      `UPDATE leads SET destinations = $2, vendor = vendor || jsonb_build_object('sender', $3::text)
         || CASE WHEN $4::jsonb IS NULL THEN '{}' ELSE jsonb_build_object('contact', $4::jsonb) END
       WHERE id = $1`,
      [lead.id, JSON.stringify(destinations), sender, contact],
    );
    await addDeliveries(client, { ...lead, destinations });
    return true;
  });
}

/** Takes away the mark of a lead that has nowhere to go. False if somebody else has. */
export async function endWaiting(client: PoolClient, lead: string): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM deliveries WHERE lead = $1 AND destination IS NULL', [
    lead,
  ]);
  return rowCount !== null && rowCount > 0;
}
