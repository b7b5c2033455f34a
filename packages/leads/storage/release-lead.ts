import { inTransaction, type Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { releaseConfirmations } from '../confirmations/add-confirmation.ts';
import { addDeliveries } from '../delivery/add-deliveries.ts';
import { destinationShape } from '../destination.ts';
import { type Actor, type LeadPlace, recordChange } from '../inbox/lead-history.ts';
import { addPushes } from '../push/add-pushes.ts';

const releasedShape = z.object({
  id: z.string(),
  dealership: z.string(),
  form: z.string(),
  destinations: z.array(destinationShape),
  storeKey: z.string().nullable(),
  owner: z.string().nullable(),
});

/**
 * Delivers a lead that was held as spam, tells phones and open inboxes about it as about a new one, confirms it to the
 * shopper, and grants what they asked for. The reason why it was held stays on record. It is not reported to advertisers, because it is too
 * late for them. Returns false if the lead is not in quarantine.
 * @param options.lateAt when it counts as late: its response clock starts now
 * @param options.isOpen whether its store is open now
 * @param options.by who released it; null if they are not signed in
 */
export async function releaseLead(
  pool: Pool,
  { dealership, id }: LeadPlace,
  { lateAt, isOpen, by }: { readonly lateAt: Date; readonly isOpen: boolean; readonly by: Actor | null },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `UPDATE leads SET state = 'accepted', clock_started_at = now(), late_at = $3
       WHERE dealership = $1 AND id = $2 AND state = 'quarantined'
       RETURNING id, dealership, form, destinations, circumstances->>'storeKey' AS "storeKey", owner`,
      [dealership, id, lateAt],
    );
    if (rows.length === 0) return false;
    const lead = releasedShape.parse(rows[0]);
    await addDeliveries(client, lead);
    await addPushes(client, { ...lead, isOpen });
    await releaseConfirmations(client, lead);
    await client.query(
      `UPDATE visitors SET unlock_waits_for = NULL,
         inventory_unlocked_at = CASE WHEN $3 THEN now() ELSE inventory_unlocked_at END,
         prices_unlocked_at = CASE WHEN $3 THEN prices_unlocked_at ELSE now() END,
         first_lead_at = coalesce(first_lead_at, now())
       WHERE unlock_waits_for = $1 AND dealership = $2`,
      [lead.id, lead.dealership, lead.form === 'UNLOCK_INVENTORY'],
    );
    await recordChange(client, lead, { kind: 'released', detail: null }, by, { isNew: true });
    return true;
  });
}
