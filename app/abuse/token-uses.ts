import { createHmac } from 'node:crypto';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { GUARD_FIELDS } from './guard-fields.ts';

/** As long as a token is good. */
const KEPT_FOR = '24 hours';

const rowsShape = z.tuple([z.object({ contents: z.number() })]);

/** What a form says, as an HMAC: the same for the same answers. Of a file its name and size count. */
export function contentHash(key: Buffer, fields: FormData): Buffer {
  const said = [...fields]
    .filter(([name]) => !GUARD_FIELDS.has(name))
    .map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name} ${value.size}`]);
  return createHmac('sha256', key).update(JSON.stringify(said)).digest();
}

/**
 * With how many different contents a token was sent, this one included. The same content again is a form that was
 * sent twice, and accepting a lead knows that one.
 * @throws Error when the database does not answer
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

/** Forgets uses of tokens that are too old to be taken. */
export async function expireTokenUses(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM form_token_uses WHERE expires_at < now()');
}
