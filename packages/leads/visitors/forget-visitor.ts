import type { Pool } from '@rooftop/database/pool';
import type { VisitorKey } from './stored-visitors.ts';

/**
 * Deletes everything about a visitor: what they told about themselves, what they may see, and that they were here.
 * Leads they sent remain.
 */
export async function forgetVisitor(pool: Pool, { dealership, id }: VisitorKey): Promise<void> {
  await pool.query('DELETE FROM visitors WHERE id = $1 AND dealership = $2', [id, dealership]);
}

/** Deletes what a visitor told about themselves. That they sent a lead and what they may see remain. */
export async function forgetProfile(pool: Pool, { dealership, id }: VisitorKey): Promise<void> {
  await pool.query(
    `UPDATE visitors SET profile = '{}', phone_verified_at = NULL WHERE id = $1 AND dealership = $2`,
    [id, dealership],
  );
}
