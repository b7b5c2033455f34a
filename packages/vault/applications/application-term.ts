/** The end of an application's term: its key is deleted, and then erased from the database's files. */
import type { Pool } from '@rooftop/database/pool';

/** Longest term in months, and the one of a dealership that has set none. */
export const LONGEST_TERM = 24;

/**
 * Sets for how many months a dealership keeps applications. Those whose new term is over go at the next run.
 * @param months 1 to 24
 * @returns false if the dealership never had an application
 */
export async function setTerm(pool: Pool, dealership: string, months: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    'UPDATE vault_dealership_keys SET keeps_months = $2 WHERE dealership = $1',
    [dealership, months],
  );
  return rowCount === 1;
}

/** Deletes applications whose term is over, with their keys, and logs it. Returns their number. */
export async function expireApplications(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `WITH due AS (
       SELECT dealership, id FROM credit_applications JOIN vault_dealership_keys USING (dealership)
       WHERE received_at <= now() - make_interval(months => keeps_months)),
     deleted AS (
       DELETE FROM vault_data_keys USING due
       WHERE vault_data_keys.dealership = due.dealership AND vault_data_keys.id = due.id
       RETURNING vault_data_keys.dealership, vault_data_keys.id)
     INSERT INTO credit_application_events (dealership, application, event, at)
     SELECT dealership, id, 'deleted', now() FROM deleted`,
  );
  return rowCount ?? 0;
}

/** Error code of PostgreSQL for a role without the privilege. */
const DENIED = '42501';

/** Names of the files with the keys, which change when their tables are rewritten. */
const FILES = `SELECT pg_relation_filenode('vault_data_keys') AS data_keys`;

const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DENIED;

/**
 * Erases deleted and replaced keys from the database's files: rewrites the tables of keys, which are small, and lets
 * the write-ahead log with earlier versions go. A transaction that was open meanwhile, such as a backup, keeps them
 * until the next run.
 * @returns false if the database does not let us end the log, as managed ones; then its own rules decide how long it is kept
 * @throws Error if the tables are in use for more than 10 seconds, or if we may not rewrite them
 */
export async function eraseDeletedKeys(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query(`SET lock_timeout = '10s'`);
    const files = async () => JSON.stringify((await client.query(FILES)).rows);
    const before = await files();
    await client.query('VACUUM (FULL) vault_data_keys, vault_dealership_keys');
    // PostgreSQL only warns if it skipped a table.
    if ((await files()) === before) throw new Error('We may not rewrite the tables of keys');
    await client.query('VACUUM credit_applications, credit_application_drafts');
    await client.query('SELECT pg_switch_wal()');
    await client.query('CHECKPOINT');
    return true;
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  } finally {
    // The connection is not used again, because of its setting.
    client.release(true);
  }
}
