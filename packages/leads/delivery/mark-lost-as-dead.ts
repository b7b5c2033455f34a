import type { Pool } from '@rooftop/database/pool';

const LOST = 'The job ended without reporting a result';

/**
 * Marks deliveries as dead that are waiting although their worker died during the last attempt, so that staff see
 * them. Returns the number of deliveries.
 */
export async function markLostAsDead(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `WITH lost AS (
       UPDATE deliveries SET state = 'dead', attempts = attempts + 1, last_error = $1, finished_at = now()
       WHERE state = 'waiting' AND NOT EXISTS (
         SELECT FROM graphile_worker.jobs
         WHERE key = 'delivery:' || deliveries.id AND (locked_at IS NOT NULL OR attempts < max_attempts))
       RETURNING id, attempts)
     INSERT INTO delivery_attempts (delivery, attempt, outcome, detail) SELECT id, attempts, 'dead', $1 FROM lost`,
    [LOST],
  );
  return rowCount ?? 0;
}
