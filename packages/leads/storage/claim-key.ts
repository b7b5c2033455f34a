import type { PoolClient } from '@rooftop/database/pool';

/** How long the same lead counts as a repeat. */
const REPEATS_FOR = '10 minutes';

/**
 * Claims a key for a new lead. When somebody else is just claiming it, this waits for how that ends.
 * @returns the lead that has it already; null when it is claimed
 */
export async function claimKey(
  client: PoolClient,
  key: Buffer,
  id: string,
): Promise<{ id: string; number: number } | null> {
  const { rowCount } = await client.query(
    `INSERT INTO lead_keys (key, lead, expires_at) VALUES ($1, $2, now() + $3::interval)
     ON CONFLICT (key) DO UPDATE SET lead = excluded.lead, expires_at = excluded.expires_at
     WHERE lead_keys.expires_at <= now()`,
    [key, id, REPEATS_FOR],
  );
  if (rowCount === 1) return null;
  const { rows } = await client.query<{ id: string; number: number }>(
    `SELECT id, number::float8 AS number FROM leads WHERE id = (SELECT lead FROM lead_keys WHERE key = $1)`,
    [key],
  );
  const [earlier] = rows;
  if (earlier === undefined) throw new Error('A claimed key without its lead');
  return earlier;
}
