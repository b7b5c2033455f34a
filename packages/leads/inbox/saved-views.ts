/** Filters that people saved, each for themselves. */
import type { Pool } from '@rooftop/database/pool';
import { type SavedView, savedViewsShape } from './setup-api.ts';

/** Returns a person's views in a dealership, in their order. Views that no longer fit are left out. */
export async function findViews(pool: Pool, dealership: string, user: string): Promise<SavedView[]> {
  const { rows } = await pool.query<{ views: unknown }>(
    'SELECT views FROM lead_views WHERE dealership = $1 AND user_id = $2',
    [dealership, user],
  );
  return savedViewsShape.catch([]).parse(rows[0]?.views ?? []);
}

/** Replaces a person's views in a dealership. */
export async function saveViews(
  pool: Pool,
  dealership: string,
  user: string,
  views: readonly SavedView[],
): Promise<void> {
  await pool.query(
    `INSERT INTO lead_views (dealership, user_id, views) VALUES ($1, $2, $3)
     ON CONFLICT (dealership, user_id) DO UPDATE SET views = excluded.views`,
    [dealership, user, JSON.stringify(views)],
  );
}
