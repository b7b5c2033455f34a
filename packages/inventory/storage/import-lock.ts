import type { Pool, PoolClient } from '@rooftop/database/pool';

/** Any number, so that other users of advisory locks are not met by accident. */
const PURPOSE = 5;
/** The lock of a dealership's inventory. */
const KEY = 'hashtextextended($1, $2)';

/**
 * Does work on one connection while nobody else changes this dealership's inventory; waits for whoever does.
 * The lock goes with the connection, so a killed process holds nobody up.
 */
export async function withImportLock<Result>(
  pool: Pool,
  dealership: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${KEY})`, [dealership, PURPOSE]);
    return await work(client);
  } finally {
    const unlocked = await client
      .query(`SELECT pg_advisory_unlock(${KEY})`, [dealership, PURPOSE])
      .catch((error: Error) => error);
    client.release(unlocked instanceof Error ? unlocked : undefined);
  }
}

/** One transaction on a connection that one already has. */
export async function transact<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // When the connection broke, the server has rolled back already.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
