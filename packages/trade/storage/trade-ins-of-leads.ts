/** Trade-ins by the leads that they became. */
import type { PoolClient } from '@rooftop/database/pool';

type Queryable = Pick<PoolClient, 'query'>;

/** Deletes trade-ins with their photos. @param leads ids of leads of one dealership */
export async function deleteTradeIns(database: Queryable, leads: readonly string[]): Promise<void> {
  await database.query('DELETE FROM trade_ins WHERE lead = ANY($1)', [leads]);
}

/** Counts the trade-ins of leads of one dealership. */
export async function countTradeIns(
  database: Queryable,
  dealership: string,
  leads: readonly string[],
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM trade_ins WHERE dealership = $1 AND lead = ANY($2)',
    [dealership, leads],
  );
  return rows[0]?.count ?? 0;
}

/** Lists the trade-ins of leads of one dealership with their photos, to be written as JSON. */
export async function exportTradeIns(
  database: Queryable,
  dealership: string,
  leads: readonly string[],
): Promise<readonly object[]> {
  const { rows } = await database.query<{ one: object }>(
    `SELECT json_build_object('car', car, 'answers', given, 'offer', offer, 'changedAt', changed_at,
       'photos', (SELECT coalesce(json_agg(replace(encode(bytes, 'base64'), chr(10), '') ORDER BY position), '[]')
         FROM trade_in_photos WHERE trade_in = trade_ins.id)) AS one
     FROM trade_ins WHERE dealership = $1 AND lead = ANY($2) ORDER BY changed_at`,
    [dealership, leads],
  );
  return rows.map(({ one }) => one);
}
