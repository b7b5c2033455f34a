import type { Pool } from '@rooftop/database/pool';

/** Forgets keys of leads whose repeats are new leads by now. */
export async function expireKeys(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM lead_keys WHERE expires_at <= now()');
}
