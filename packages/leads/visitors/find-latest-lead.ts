import type { Pool } from '@rooftop/database/pool';
import type { LeadContent } from '../lead.ts';
import type { VisitorKey } from './stored-visitors.ts';

/** A visitor's latest lead. */
export interface LatestLead {
  readonly at: Date;
  /** Path of the page that it was sent from, with language and without query. */
  readonly page: string;
}

/** Finds the latest lead that a visitor sent to a dealership, held or not. Returns null if there is none. */
export async function findLatestLead(pool: Pool, { dealership, id }: VisitorKey): Promise<LatestLead | null> {
  const { rows } = await pool.query<LatestLead>(
    `SELECT accepted_at AS at, circumstances->>'page' AS page FROM leads
     WHERE circumstances->>'visitor' = $1 AND dealership = $2 ORDER BY accepted_at DESC LIMIT 1`,
    [id, dealership],
  );
  return rows[0] ?? null;
}

/** Finds whom a visitor named in their latest lead to a dealership, held or not. Returns null if there is none. */
export async function findLatestContact(
  pool: Pool,
  { dealership, id }: VisitorKey,
): Promise<LeadContent['contact'] | null> {
  const { rows } = await pool.query<{ contact: LeadContent['contact'] }>(
    `SELECT content->'contact' AS contact FROM leads
     WHERE circumstances->>'visitor' = $1 AND dealership = $2 ORDER BY accepted_at DESC LIMIT 1`,
    [id, dealership],
  );
  return rows[0]?.contact ?? null;
}
