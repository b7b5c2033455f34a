import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Pool } from '@rooftop/database/pool';

/** Any number that no other use of advisory locks has. */
const PURPOSE = 6;
/** The lock key of a folder. */
const KEY = 'hashtextextended($1, $2)';

/**
 * Runs work unless another process of this machine is running it for the same folder. The lock belongs to the
 * connection, so a killed process releases it.
 * @returns whether the work ran
 */
export async function withDrawingLock(
  pool: Pool,
  folder: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const key = [`${hostname()} ${resolve(folder)}`, PURPOSE];
  const client = await pool.connect();
  // The connection has nothing to do meanwhile. If it is lost, another process may draw as well, which does no harm.
  const onLost = () => {};
  client.on('error', onLost);
  let unlocked: unknown;
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      `SELECT pg_try_advisory_lock(${KEY}) AS locked`,
      key,
    );
    if (rows[0]?.locked !== true) return false;
    try {
      await work();
      return true;
    } finally {
      unlocked = await client
        .query(`SELECT pg_advisory_unlock(${KEY})`, key)
        .catch((error: unknown) => error);
    }
  } finally {
    client.off('error', onLost);
    client.release(unlocked instanceof Error ? unlocked : undefined);
  }
}
