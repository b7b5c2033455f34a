import type { Pool, PoolClient } from '@rooftop/database/pool';

/** Any number that no other use of advisory locks has. */
const PURPOSE = 5;
/** The lock key of a dealership's inventory. */
const KEY = 'hashtextextended($1, $2)';

/**
 * Runs work on one connection while no one else changes this dealership's inventory. Waits for others to finish. The
 * lock belongs to the connection, so a killed process releases it.
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
 * Locks an inventory against changes until this transaction ends. Imports call this after reading their feed, so that
 * they hold the lock only while writing and not during the download.
 */
export async function lockInventory(client: PoolClient, dealership: string): Promise<void> {
  await client.query('INSERT INTO inventories (dealership) VALUES ($1) ON CONFLICT DO NOTHING', [dealership]);
  await client.query('SELECT FROM inventories WHERE dealership = $1 FOR UPDATE', [dealership]);
}

/** Runs a transaction on an existing connection. */
export async function transact<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // If the connection broke, the server has already rolled back.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
