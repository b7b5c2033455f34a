import type { PoolClient } from '@rooftop/database/pool';

/** How long the same lead counts as a repeat. */
const REPEATS_FOR = '10 minutes';

/** A lead that was accepted earlier. */
export interface EarlierLead {
  readonly id: string;
  readonly number: number;
  readonly code: string;
}

/** Finds the lead that holds a key. Returns null if there is none. */
export async function findLeadByKey(client: PoolClient, key: Buffer): Promise<EarlierLead | null> {
  const { rows } = await client.query<EarlierLead>(
    `SELECT id, number::float8 AS number, code FROM leads
     WHERE id = (SELECT lead FROM lead_keys WHERE key = $1 AND expires_at > now())`,
    [key],
  );
  return rows[0] ?? null;
}

/**
 * Claims a key for a new lead. Waits if another transaction is claiming it.
 * @returns the lead that already holds it; null if it is claimed now
 */
export async function claimKey(client: PoolClient, key: Buffer, id: string): Promise<EarlierLead | null> {
  // Claiming writes even when it fails. Most repeats come later than the original, so this read is enough for them.
  const earlier = await findLeadByKey(client, key);
  if (earlier !== null) return earlier;
  const { rowCount } = await client.query(
    `INSERT INTO lead_keys (key, lead, expires_at) VALUES ($1, $2, now() + $3::interval)
     ON CONFLICT (key) DO UPDATE SET lead = excluded.lead, expires_at = excluded.expires_at
     WHERE lead_keys.expires_at <= now()`,
    [key, id, REPEATS_FOR],
  );
  if (rowCount === 1) return null;
  const winner = await findLeadByKey(client, key);
  if (winner === null) throw new Error('The claimed key has no lead');
  return winner;
}
