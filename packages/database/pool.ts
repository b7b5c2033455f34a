/** Opens connection pools to PostgreSQL that survive lost connections. All database access goes through them. */
import { Pool, type PoolClient } from 'pg';

export type { Pool, PoolClient };

/** A pool, or a connection with an open transaction. */
export type Queryable = Pick<PoolClient, 'query'>;

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Opens a connection pool, which connects at the first query. A connection that breaks while idle is dropped from the
 * pool and replaced at the next query.
 * @param url postgresql:// URL
 * @param options.max maximum number of connections. Defaults to 10.
 * @param options.onIdleError called when an idle connection breaks, for logging only
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
  // Without these listeners, a connection that breaks while idle or in use would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => {
    client.on('error', () => {}); // The caller gets the error from its query.
  });
  return pool;
}

/** Runs `work` in one transaction. Commits when it returns, rolls back when it throws. */
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
