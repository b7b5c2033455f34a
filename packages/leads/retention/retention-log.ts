import type { Pool, PoolClient } from '@rooftop/database/pool';
import type { DueLead, RetentionTerms } from './due-leads.ts';

/** How many rows were deleted, by the term that was over. */
export type Expired = Readonly<Record<DueLead['term'] | 'consents', number>>;

/** Logs a deletion in its transaction. Nobody changes this log. */
export async function logRetention(
  client: PoolClient,
  dealership: string,
  expired: Expired,
  terms: RetentionTerms,
): Promise<void> {
  await client.query(
    `INSERT INTO retention_log
       (dealership, leads, lead_months, careers, careers_months, held, held_days, consents, consent_months)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      dealership,
      expired.leads,
      terms.leadMonths,
      expired.careers,
      terms.careersMonths,
      expired.held,
      terms.heldDays,
      expired.consents,
      terms.consentMonths,
    ],
  );
}

/** Lists every dealership that ever had a lead, by document ID. */
export async function listDealershipsToClear(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ dealership: string }>(
    'SELECT dealership FROM lead_numbers ORDER BY dealership',
  );
  return rows.map(({ dealership }) => dealership);
}
