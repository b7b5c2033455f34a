/** Delivers leads that had no destination when they came in, once the dealership has named a recipient. */
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { FORMS } from '@rooftop/forms/lead-forms';
import { z } from 'zod';
import type { Destination } from '../destination.ts';
import { leadVehicleShape, type Vendor } from '../lead.ts';
import { leadRoutingShape } from '../routing.ts';
import { addDeliveries } from './add-deliveries.ts';

const waitingLeadShape = z.object({
  id: z.string(),
  number: z.number(),
  dealership: z.string(),
  form: z.enum(FORMS),
  acceptedAt: z.date(),
  routing: leadRoutingShape,
  vehicles: z.array(leadVehicleShape),
  storeKey: z.string().nullable(),
});
/** A lead without a recipient, with the data needed to plan its deliveries. */
export type WaitingLead = z.infer<typeof waitingLeadShape>;

/** Maximum leads of a dealership that are read at once. */
const BATCH = 200;

/** Lists the dealerships that have leads without a recipient. */
export async function listDealershipsWithWaitingLeads(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ dealership: string }>(
    'SELECT DISTINCT dealership FROM deliveries WHERE destination IS NULL',
  );
  return rows.map(({ dealership }) => dealership);
}

/**
 * Lists a dealership's leads without a recipient, oldest first, at most 200.
 * @param options.after returns only leads with a higher number
 * @param options.only id of the only lead to return; null for all of them
 */
export async function listWaitingLeads(
  pool: Pool,
  dealership: string,
  { after = 0, only = null }: { readonly after?: number; readonly only?: string | null } = {},
): Promise<readonly WaitingLead[]> {
  const { rows } = await pool.query(
    `SELECT leads.id, number::float8 AS number, leads.dealership, form, accepted_at AS "acceptedAt", routing,
       content->'vehicles' AS vehicles, circumstances->>'storeKey' AS "storeKey"
     FROM deliveries JOIN leads ON leads.id = deliveries.lead
     WHERE deliveries.dealership = $1 AND destination IS NULL AND number > $2 AND ($3::uuid IS NULL OR leads.id = $3)
     ORDER BY number LIMIT $4`,
    [dealership, after, only, BATCH],
  );
  return z.array(waitingLeadShape).parse(rows);
}

/** A lead's delivery according to today's settings. */
export interface DeliveryPlan {
  readonly destinations: readonly Destination[];
  /** The dealership's contact person. Null keeps the one stored with the lead. */
  readonly contact: Vendor['contact'] | null;
  readonly sender: string | null;
}

/**
 * Creates the deliveries of a lead that had no destination, including ADF, in one transaction. If several processes
 * try at once, one of them succeeds. Returns whether this one did; also false if there still is no destination.
 */
export async function planDeliveries(
  pool: Pool,
  lead: Pick<WaitingLead, 'id' | 'dealership'>,
  { destinations, contact, sender }: DeliveryPlan,
): Promise<boolean> {
  if (destinations.length === 0) return false;
  return inTransaction(pool, async (client) => {
    if (!(await removePlaceholder(client, lead.id))) return false;
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

/** Removes the placeholder of a lead without destinations. Returns false if another process already did. */
export async function removePlaceholder(client: PoolClient, lead: string): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM deliveries WHERE lead = $1 AND destination IS NULL', [
    lead,
  ]);
  return rowCount !== null && rowCount > 0;
}
