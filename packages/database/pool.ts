/** The one way to a PostgreSQL database: a pool that survives lost connections. */
import { Pool, type PoolClient } from 'pg';

export type { Pool, PoolClient };

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens a pool of connections; none is made before the first query.
 * A connection that breaks while idle is dropped from the pool and replaced at the next query.
 * @param url postgresql:// address
 * @param options.max connections at most (default 10)
 * @param options.onIdleError told of idle connections that broke; for the log only
 */
export function openPool(
  url: string,
  options: { readonly max?: number; readonly onIdleError?: (error: Error) => void } = {},
): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'rooftop',
  });
  // Without these listeners a connection that breaks, idle or in use, would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => {
    client.on('error', () => {}); // whoever uses it gets the error of his query
  });
  return pool;
}

/** Runs `work` in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
