import type { Pool } from '@rooftop/database/pool';
import type { VisitorKey } from './storage.ts';

/** Forgets a visitor wholly: what he told of himself, what he may see, and that he was here. Leads he sent stay leads. */
export async function forgetVisitor(pool: Pool, { dealership, id }: VisitorKey): Promise<void> {
  await pool.query('DELETE FROM visitors WHERE id = $1 AND dealership = $2', [id, dealership]);
}
