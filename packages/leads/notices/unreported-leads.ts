/** Held leads and failed deliveries that have not been reported yet. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { destinationShape } from '../destination.ts';
import { vendorShape } from '../lead.ts';

/** Minimum time between two notices. */
const USUAL_PAUSE = '1 hour';
/** Minimum time if a held lead is probably a person's. */
const HELD_PAUSE = '5 minutes';

/** Lists the dealerships whose next notice is due now. */
export async function listDueNotices(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ dealership: string }>(
    `SELECT dealership FROM (
       SELECT dealership, is_held FROM leads WHERE state = 'quarantined' AND told_at IS NULL
       UNION ALL
       SELECT dealership, false FROM deliveries WHERE state = 'dead' AND told_at IS NULL) AS untold
     LEFT JOIN lead_notices USING (dealership)
     GROUP BY dealership, sent_at
     HAVING coalesce(sent_at <= now() - CASE WHEN bool_or(is_held) THEN $1::interval ELSE $2::interval END, true)`,
    [HELD_PAUSE, USUAL_PAUSE],
  );
  return rows.map(({ dealership }) => dealership);
}

const untoldShape = z.array(
  z.object({
    id: z.uuid(),
    number: z.number(),
    dealership: z.string(),
    /** Summary in English without anything about the sender. */
    subject: z.string(),
    acceptedAt: z.date(),
    /** The failed delivery. Null if the lead itself is held. */
    delivery: z.uuid().nullable(),
    /** Where the delivery was to go. Null if the lead has no recipient, or is held. */
    destination: destinationShape.nullable(),
    isHeld: z.boolean(),
    /** Why it was held or not delivered, without personal data. */
    reason: z.string().nullable(),
    to: z.array(z.string()),
    vendor: vendorShape,
  }),
);
export type UnreportedLead = z.infer<typeof untoldShape>[number];

/** Lists the unreported leads of a dealership: those that are probably a person's first, then the latest. */
export async function listUnreportedLeads(
  pool: Pool,
  dealership: string,
): Promise<readonly UnreportedLead[]> {
  const { rows } = await pool.query(
    `SELECT id, number::float8 AS number, leads.dealership, content->>'subject' AS subject, accepted_at AS "acceptedAt",
       delivery, destination, is_held AND delivery IS NULL AS "isHeld", reason, notice_to AS to, vendor
     FROM leads JOIN (
       SELECT id AS lead, NULL::uuid AS delivery, NULL::jsonb AS destination, suspicion AS reason FROM leads
       WHERE dealership = $1 AND state = 'quarantined' AND told_at IS NULL
       UNION ALL
       SELECT lead, id, destination, last_error FROM deliveries
       WHERE dealership = $1 AND state = 'dead' AND told_at IS NULL) AS untold ON untold.lead = leads.id
     ORDER BY "isHeld" DESC, number DESC`,
    [dealership],
  );
  return untoldShape.parse(rows);
}

/** Records that a dealership was notified just now, and of which leads. */
export async function recordNotice(
  pool: Pool,
  dealership: string,
  told: readonly Pick<UnreportedLead, 'id' | 'delivery'>[],
): Promise<void> {
  await pool.query(
    `WITH leads_told AS (UPDATE leads SET told_at = now() WHERE id = ANY($2::uuid[])),
       deliveries_told AS (UPDATE deliveries SET told_at = now() WHERE id = ANY($3::uuid[]))
     INSERT INTO lead_notices (dealership, sent_at) VALUES ($1, now())
     ON CONFLICT (dealership) DO UPDATE SET sent_at = excluded.sent_at`,
    [
      dealership,
      told.flatMap(({ id, delivery }) => (delivery === null ? [id] : [])),
      told.flatMap(({ delivery }) => (delivery === null ? [] : [delivery])),
    ],
  );
}
