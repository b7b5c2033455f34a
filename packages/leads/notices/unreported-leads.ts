/** Held leads and failed deliveries that have not been reported yet. */
import type { Pool } from '@rooftop/database/pool';
import { FORMS } from '@rooftop/forms/lead-forms';
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

/** Sections of a notice. `surge` has held leads that are probably a person's. */
const SECTIONS = ['surge', 'spam', 'noRecipient', 'failed'] as const;
export type NoticeSection = (typeof SECTIONS)[number];
/** Maximum leads listed per section. The rest are only counted, because a surge can hold very many. */
const LISTED = 20;

const unreportedLeadShape = z.object({
  section: z.enum(SECTIONS),
  id: z.uuid(),
  number: z.number(),
  form: z.enum(FORMS),
  /** Summary in English without anything about the sender. */
  subject: z.string(),
  acceptedAt: z.coerce.date(),
  /** Where the failed delivery was to go. Null if the lead has no recipient, or is held. */
  destination: destinationShape.nullable(),
  /** Why it was held or not delivered, without personal data. */
  reason: z.string().nullable(),
  to: z.array(z.string()),
  vendor: vendorShape,
});
export type UnreportedLead = z.infer<typeof unreportedLeadShape>;

const unreportedShape = z.object({
  /** The latest of each section, the latest of all first. A lead is listed for each of its failed deliveries. */
  listed: z.array(unreportedLeadShape),
  /** How many leads or deliveries each section has. Sections without any are absent. */
  counts: z.partialRecord(z.enum(SECTIONS), z.number()),
  leadCount: z.number(),
  /** Number of the latest held lead. Null if none is held. */
  latestHeld: z.number().nullable(),
  /** All dead deliveries, with the attempts until then: more attempts mean that staff sent it again. */
  dead: z.array(z.object({ id: z.uuid(), attempts: z.number() })),
});
export type Unreported = z.infer<typeof unreportedShape>;

/** Finds what a dealership was not notified of yet. A single statement, so that what is counted is what is recorded. */
export async function listUnreportedLeads(pool: Pool, dealership: string): Promise<Unreported> {
  const { rows } = await pool.query(
    `WITH unreported AS (
       SELECT CASE WHEN is_held THEN 'surge' ELSE 'spam' END AS section, id, number, NULL::uuid AS delivery,
         NULL::integer AS attempts, NULL::jsonb AS destination, suspicion AS reason
       FROM leads WHERE dealership = $1 AND state = 'quarantined' AND told_at IS NULL
       UNION ALL
       SELECT CASE WHEN destination IS NULL THEN 'noRecipient' ELSE 'failed' END, leads.id, number, deliveries.id,
         attempts, destination, last_error
       FROM deliveries JOIN leads ON leads.id = lead
       WHERE deliveries.dealership = $1 AND deliveries.state = 'dead' AND deliveries.told_at IS NULL
     ), ranked AS (
       SELECT *, row_number() OVER (PARTITION BY section ORDER BY number DESC) AS rank FROM unreported
     )
     SELECT
       (SELECT coalesce(json_agg(json_build_object('section', section, 'id', leads.id, 'number', leads.number,
           'form', form, 'subject', content->>'subject', 'acceptedAt', accepted_at, 'destination', destination, 'reason', reason,
           'to', notice_to, 'vendor', vendor) ORDER BY leads.number DESC), '[]')
         FROM ranked JOIN leads ON leads.id = ranked.id WHERE rank <= $2) AS listed,
       (SELECT coalesce(json_object_agg(section, count), '{}')
         FROM (SELECT section, count(*) FROM unreported GROUP BY section) AS counted) AS counts,
       (SELECT count(DISTINCT id)::integer FROM unreported) AS "leadCount",
       (SELECT max(number)::float8 FROM unreported WHERE delivery IS NULL) AS "latestHeld",
       (SELECT coalesce(json_agg(json_build_object('id', delivery, 'attempts', attempts)), '[]')
         FROM unreported WHERE delivery IS NOT NULL) AS dead`,
    [dealership, LISTED],
  );
  return unreportedShape.parse(rows[0]);
}

/**
 * Records that a dealership was notified just now. What was held, died, or died again while the notice was being mailed
 * stays unreported: leads get their numbers one after the other, and each death of a delivery has more attempts.
 * @param told what the notice said; null if no one received it
 */
export async function recordNotice(
  pool: Pool,
  dealership: string,
  told: Pick<Unreported, 'latestHeld' | 'dead'> | null,
): Promise<void> {
  await pool.query(
    `WITH leads_told AS (
       UPDATE leads SET told_at = now()
       WHERE dealership = $1 AND state = 'quarantined' AND told_at IS NULL AND number <= $2
     ), deliveries_told AS (
       UPDATE deliveries SET told_at = now()
       FROM jsonb_to_recordset($3) AS told (id uuid, attempts integer)
       WHERE deliveries.id = told.id AND deliveries.attempts = told.attempts
     )
     INSERT INTO lead_notices (dealership, sent_at) VALUES ($1, now())
     ON CONFLICT (dealership) DO UPDATE SET sent_at = excluded.sent_at`,
    [dealership, told?.latestHeld ?? null, JSON.stringify(told?.dead ?? [])],
  );
}
