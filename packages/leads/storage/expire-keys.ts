import type { Pool } from '@rooftop/database/pool';

/** Deletes keys whose time for repeats is over. */
export async function expireKeys(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM lead_keys WHERE expires_at <= now()');
}
