/** Leads and their outcome, for staff. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { destinationShape } from '../destination.ts';
import { FORMS } from '@rooftop/forms/lead-forms';

/** `dead` and `waiting` match leads with at least one such delivery. */
const DELIVERY_FILTERS = ['all', 'waiting', 'dead', 'quarantined'] as const;
export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

const summaryShape = z.object({
  number: z.number(),
  code: z.string(),
  dealership: z.string(),
  form: z.enum(FORMS),
  subject: z.string(),
  isTest: z.boolean(),
  acceptedAt: z.date(),
  suspicion: z.string().nullable(),
  state: z.enum(['accepted', 'quarantined']),
  waiting: z.number(),
  delivered: z.number(),
  dead: z.number(),
});
export type LeadSummary = z.infer<typeof summaryShape>;

const CONDITIONS: Record<DeliveryFilter, string> = {
  all: 'true',
  waiting: 'waiting > 0',
  dead: 'dead > 0',
  quarantined: `state = 'quarantined'`,
};

/** Lists leads of one dealership or all, latest first. */
export async function listLeads(
  pool: Pool,
  options: { readonly dealership: string | null; readonly filter: DeliveryFilter; readonly limit: number },
): Promise<readonly LeadSummary[]> {
  const { rows } = await pool.query(
    `SELECT * FROM (
       SELECT number::float8 AS number, code, dealership, form, content->>'subject' AS subject, is_test AS "isTest",
         accepted_at AS "acceptedAt", suspicion, state, counts.*
       FROM leads, LATERAL (
         SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
           count(*) FILTER (WHERE state = 'delivered')::int AS delivered,
           count(*) FILTER (WHERE state = 'dead')::int AS dead
         FROM deliveries WHERE lead = leads.id) AS counts
       WHERE $1::text IS NULL OR dealership = $1) AS summaries
     WHERE ${CONDITIONS[options.filter]} ORDER BY "acceptedAt" DESC, number DESC LIMIT $2`,
    [options.dealership, options.limit],
  );
  return z.array(summaryShape).parse(rows);
}

const deliveryShape = z.object({
  id: z.string(),
  /** Null if the lead had no destination. */
  destination: destinationShape.nullable(),
  state: z.enum(['waiting', 'delivered', 'dead']),
  lastError: z.string().nullable(),
  /** Time of the next attempt. Null if there is none. */
  nextAt: z.date().nullable(),
  history: z.array(
    z.object({
      attempt: z.number(),
      at: z.coerce.date(),
      outcome: z.enum(['delivered', 'failed', 'dead']),
      detail: z.string().nullable(),
    }),
  ),
});
export type DeliveryRecord = z.infer<typeof deliveryShape>;

/** Lists the deliveries of a lead with every attempt. */
export async function listDeliveries(pool: Pool, lead: string): Promise<readonly DeliveryRecord[]> {
  const { rows } = await pool.query(
    `SELECT id, destination, state, last_error AS "lastError",
       (SELECT run_at FROM graphile_worker.jobs WHERE key = 'delivery:' || deliveries.id) AS "nextAt",
       coalesce((SELECT json_agg(json_build_object('attempt', attempt, 'at', at, 'outcome', outcome, 'detail', detail)
                   ORDER BY attempt)
                 FROM delivery_attempts WHERE delivery = deliveries.id), '[]') AS history
     FROM deliveries WHERE lead = $1 ORDER BY id`,
    [lead],
  );
  return z.array(deliveryShape).parse(rows);
}
