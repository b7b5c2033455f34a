/** The one connection that writes a dataset. It holds a lock for as long as it lives, so no second process writes. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from '@rooftop/database/pool';

/** First half of the lock's key, "lake" in ASCII; the second is the dataset. */
const LOCK = 0x6c616b65;
const RETRY_MS = 100;

/** Another process writes this dataset. */
export class DatasetLocked extends Error {
  override readonly name = 'DatasetLocked';
}

/**
 * Connects and takes the lock. Of a predecessor that was killed the lock comes free within moments.
 * @param patienceMs how long to wait for somebody else's lock
 * @param onLost told once when the connection breaks
 * @throws DatasetLocked when the lock did not come free; errors of the database
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
          `Another process writes the dataset "${dataset}" of this database: stop it first.`,
        );
      }
      await sleep(RETRY_MS);
    }
    // Whatever the server's default: an answer is given for what is on disk.
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
