/** Links with which people without an account see a dealership's drafts, until they end or somebody stops them. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';

/** A link that still works. */
export interface StoredPreviewLink {
  readonly id: string;
  /** The page that it leads to, with its query. */
  readonly path: string;
  /** Name of the person who made it. */
  readonly createdBy: string;
  readonly endsAt: Date;
}

const linksShape = z.array(
  z.object({ id: z.string(), path: z.string(), created_by: z.string(), ends_at: z.date() }).transform(
    ({ id, path, created_by, ends_at }): StoredPreviewLink => ({
      id,
      path,
      createdBy: created_by,
      endsAt: ends_at,
    }),
  ),
);

/** So many links of one dealership work at the same time. */
export const MOST_LINKS = 100;

/** Every method throws if the database is unavailable. @param dealership document ID */
export interface PreviewLinks {
  /** Stores a link. Returns false if the dealership has too many. */
  add(dealership: string, link: StoredPreviewLink, now: Date): Promise<boolean>;
  /** Whether a link of the dealership was neither stopped nor has ended. */
  isOpen(dealership: string, id: string, now: Date): Promise<boolean>;
  /** The dealership's links that still work, the last to end first. */
  list(dealership: string, now: Date): Promise<readonly StoredPreviewLink[]>;
  /** Stops a link. Returns false if the dealership has no such link. */
  stop(dealership: string, id: string): Promise<boolean>;
}

export const createPreviewLinks = (pool: Pool): PreviewLinks => ({
  async add(dealership, { id, path, createdBy, endsAt }, now) {
    await pool.query('DELETE FROM preview_links WHERE ends_at < $1', [now]);
    const { rowCount } = await pool.query(
      `INSERT INTO preview_links (id, dealership, path, created_by, ends_at)
       SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM preview_links WHERE dealership = $2) < $6`,
      [id, dealership, path, createdBy, endsAt, MOST_LINKS],
    );
    return rowCount === 1;
  },
  async isOpen(dealership, id, now) {
    const { rowCount } = await pool.query(
      'SELECT FROM preview_links WHERE id = $1 AND dealership = $2 AND ends_at >= $3',
      [id, dealership, now],
    );
    return rowCount === 1;
  },
  async list(dealership, now) {
    const { rows } = await pool.query(
      `SELECT id, path, created_by, ends_at FROM preview_links
       WHERE dealership = $1 AND ends_at >= $2 ORDER BY ends_at DESC, id`,
      [dealership, now],
    );
    return linksShape.parse(rows);
  },
  async stop(dealership, id) {
    const { rowCount } = await pool.query('DELETE FROM preview_links WHERE id = $1 AND dealership = $2', [
      id,
      dealership,
    ]);
    return rowCount === 1;
  },
});
