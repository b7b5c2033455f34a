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

/**
 * Keeps an inventory as it is for everybody else until this transaction ends. Imports take it once they have read
 * their feed, so it is held for as long as writing takes, and not for as long as a download may.
 */
export async function holdInventory(client: PoolClient, dealership: string): Promise<void> {
  await client.query('INSERT INTO inventories (dealership) VALUES ($1) ON CONFLICT DO NOTHING', [dealership]);
  await client.query('SELECT FROM inventories WHERE dealership = $1 FOR UPDATE', [dealership]);
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
