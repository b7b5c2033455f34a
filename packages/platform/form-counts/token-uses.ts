import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';

/** Lifetime of a token. */
const KEPT_FOR = '24 hours';

const rowsShape = z.tuple([z.object({ contents: z.number() })]);

/**
 * Counts the different contents that were sent with a token, including this one. The same content is the same form
 * sent twice, which is detected when the lead is accepted.
 * @throws Error if the database does not respond
 */
export async function countContents(pool: Pool, token: string, content: Buffer): Promise<number> {
  const { rows } = await pool.query(
    `WITH added AS (
       INSERT INTO form_token_uses (token, content, expires_at) VALUES ($1, $2, now() + $3::interval)
       ON CONFLICT DO NOTHING RETURNING token
     )
     SELECT ((SELECT count(*) FROM form_token_uses WHERE token = $1) + (SELECT count(*) FROM added))::integer
       AS contents`,
    [token, content, KEPT_FOR],
  );
  return rowsShape.parse(rows)[0].contents;
}

/**
 * Uses up a token that is valid once. Returns true for only one of two simultaneous calls.
 * @throws Error if the database does not respond
 */
export async function useOnce(pool: Pool, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO form_token_uses (token, content, expires_at) VALUES ($1, '', now() + $2::interval)
     ON CONFLICT DO NOTHING`,
    [token, KEPT_FOR],
  );
  return rowCount === 1;
}
