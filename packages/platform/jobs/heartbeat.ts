/**
 * A killed worker would leave its jobs locked for hours. Therefore workers report every few seconds that they are
 * alive and unlock the jobs of those that have gone silent.
 */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';

/** Milliseconds between heartbeats. */
export const HEARTBEAT_MS = 5000;
/**
 * Seconds without a heartbeat after which a worker counts as dead. A job that it is still working on may then be done
 * twice, but never not at all.
 */
const SILENCE_SECONDS = 30;

const lockersSchema = z.array(z.object({ id: z.string() }));

/** Reports that these workers are alive. */
export async function sendHeartbeat(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `INSERT INTO workers (id) SELECT unnest($1::text[]) ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
    [ids],
  );
}

/** Removes these workers after a clean shutdown. */
export async function unregister(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query('DELETE FROM workers WHERE id = ANY($1::text[])', [ids]);
}

/**
 * Unlocks the jobs and queues of dead workers, so that others take them over. Workers that died before their first
 * heartbeat count as dead, too.
 * @returns ids of the dead workers whose jobs were unlocked
 */
export async function unlockJobsOfDeadWorkers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `WITH silence AS (SELECT now() - make_interval(secs => $1) AS since),
     gone AS (DELETE FROM workers USING silence WHERE seen_at < since RETURNING id)
     SELECT DISTINCT locked_by AS id
     FROM graphile_worker.jobs, silence
     WHERE locked_by IS NOT NULL AND locked_at < since
       AND NOT EXISTS (SELECT FROM workers WHERE id = locked_by AND seen_at >= since)`,
    [SILENCE_SECONDS],
  );
  const dead = lockersSchema.parse(rows).map(({ id }) => id);
  if (dead.length > 0) await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [dead]);
  return dead;
}
