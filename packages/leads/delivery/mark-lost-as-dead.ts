import type { Pool } from '@rooftop/database/pool';
import { LEAD_CHANGED } from '../inbox/lead-history.ts';

const LOST = 'The job ended without reporting a result';

/**
 * Marks deliveries as dead that are waiting although their worker died during the last attempt, and tells open inboxes.
 * Returns the number of deliveries.
 */
export async function markLostAsDead(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `WITH lost AS (
       UPDATE deliveries SET state = 'dead', attempts = attempts + 1, last_error = $1, finished_at = now(),
         told_at = NULL
       WHERE state = 'waiting' AND NOT EXISTS (
         SELECT FROM graphile_worker.jobs
         WHERE key = 'delivery:' || deliveries.id AND (locked_at IS NOT NULL OR attempts < max_attempts))
       RETURNING id, attempts, lead), attempt AS (
       INSERT INTO delivery_attempts (delivery, attempt, outcome, detail) SELECT id, attempts, 'dead', $1 FROM lost)
     SELECT pg_notify($2, json_build_object('dealership', leads.dealership, 'id', leads.id, 'number', number,
       'isNew', false, 'by', NULL)::text)
     FROM lost JOIN leads ON leads.id = lost.lead`,
    [LOST, LEAD_CHANGED],
  );
  return rowCount ?? 0;
}
