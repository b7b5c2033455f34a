import type { Pool } from '@rooftop/database/pool';
import { LEAD_CHANGED } from '../inbox/lead-history.ts';

export type AttemptOutcome = 'delivered' | 'failed' | 'dead';

/**
 * Records an attempt, tells open inboxes and, unless it will be retried, ends its delivery, both atomically. A delivered
 * lead stays delivered: an attempt that finishes after another one, from a worker that was presumed dead, changes
 * nothing. Staff are notified of every death, also the second one of a delivery that was sent again.
 */
export async function recordAttempt(
  pool: Pool,
  delivery: string,
  outcome: AttemptOutcome,
  detail: string | null,
): Promise<void> {
  await pool.query(
    `WITH counted AS (
       UPDATE deliveries SET attempts = attempts + 1, last_error = $3,
         state = CASE $2::text WHEN 'failed' THEN 'waiting' ELSE $2 END,
         finished_at = CASE $2::text WHEN 'failed' THEN NULL ELSE now() END,
         told_at = CASE $2::text WHEN 'dead' THEN NULL ELSE told_at END
       WHERE id = $1 AND state <> 'delivered' RETURNING attempts, lead), attempt AS (
       INSERT INTO delivery_attempts (delivery, attempt, outcome, detail) SELECT $1, attempts, $2, $3 FROM counted)
     SELECT pg_notify($4, json_build_object('dealership', leads.dealership, 'id', leads.id, 'number', number,
       'isNew', false, 'by', NULL)::text)
     FROM counted JOIN leads ON leads.id = counted.lead`,
    [delivery, outcome, detail, LEAD_CHANGED],
  );
}
