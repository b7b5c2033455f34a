import type { Pool } from '@rooftop/database/pool';

/** Returns the tables of a database, the job queue's too, that hold a text anywhere, also inside files. */
export async function tablesWith(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `SELECT FROM ${name} AS one WHERE position(lower($1) IN lower(one::text)) > 0
         OR position($2 IN one::text) > 0 LIMIT 1`,
      [text, Buffer.from(text).toString('hex')],
    );
    if (rowCount === 1) found.push(name);
  }
  return found;
}
