/**
 * The only connection that writes a dataset. It holds a lock while it is open, so that no second process can write.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from '@rooftop/database/pool';

/** First half of the lock's key, "lake" in ASCII. The second half is derived from the dataset. */
const LOCK = 0x6c616b65;
const RETRY_MS = 100;

/** Thrown if another process writes this dataset. */
export class DatasetLocked extends Error {
  override readonly name = 'DatasetLocked';
}

/**
 * Connects and takes the lock. The lock of a killed predecessor becomes free within moments.
 * @param patienceMs how long to wait for the lock
 * @param onLost called once if the connection breaks
 * @throws DatasetLocked if the lock did not become free, or a database error
 */
export async function openWriterConnection(
  pool: Pool,
  dataset: string,
  patienceMs: number,
  onLost: (error: Error) => void,
): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    const until = Date.now() + patienceMs;
    while (!(await tryLock(client, dataset))) {
      if (Date.now() > until) {
        throw new DatasetLocked(
          `Another process is writing the dataset "${dataset}" of this database. Stop it first.`,
        );
      }
      await sleep(RETRY_MS);
    }
    // Overrides the server's default: a write is only confirmed once it is on disk.
    await client.query('SET synchronous_commit = on');
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.once('error', onLost);
  client.once('end', () => onLost(new Error('The database closed the connection')));
  return client;
}

async function tryLock(client: PoolClient, dataset: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked',
    [LOCK, dataset],
  );
  return rows[0]?.locked === true;
}
