/**
 * A worker that was killed leaves its jobs locked for hours. So each one says every few seconds that it is alive,
 * and frees the jobs of those who have gone silent.
 */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';

/** How often a worker says that it is alive. */
export const HEARTBEAT_MS = 5000;
/** After this silence a worker counts as dead. A job that it still works on may then be done twice, never not at all. */
export const SILENCE_SECONDS = 30;

const lockersSchema = z.array(z.object({ id: z.string() }));

/** Says that these workers are alive. */
export async function beat(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `INSERT INTO workers (id) SELECT unnest($1::text[]) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
    [ids],
  );
}

/** Takes back that these workers are alive: they have ended in good order. */
export async function sayGoodbye(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM workers WHERE id = ANY($1::text[])', [ids]);
}

/**
 * Frees the jobs and queues that dead workers hold, so that somebody takes them up again.
 * Also those of workers that died before their first heartbeat: whoever is not known to live is dead.
 * @returns the ids of the dead whose jobs were freed
 */
export async function unlockJobsOfTheDead(
  pool: Pool,
  silenceSeconds: number = SILENCE_SECONDS,
): Promise<string[]> {
  const { rows } = await pool.query(
    `WITH silence AS (SELECT now() - make_interval(secs => $1) AS since),
     gone AS (DELETE FROM workers USING silence WHERE seen_at < since RETURNING id)
     SELECT DISTINCT locked_by AS id
     FROM graphile_worker.jobs, silence
     WHERE locked_by IS NOT NULL AND locked_at < since
       AND NOT EXISTS (SELECT FROM workers WHERE id = locked_by AND seen_at >= since)`,
    [silenceSeconds],
  );
  const dead = lockersSchema.parse(rows).map(({ id }) => id);
  if (dead.length > 0) await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [dead]);
  return dead;
}
