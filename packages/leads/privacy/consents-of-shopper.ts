import type { Queryable } from '@rooftop/database/pool';
import type { Shopper } from './privacy-api.ts';
import { CONSENT_OF_SHOPPER, shopperValues } from './shopper-sql.ts';

/** Lists the leads for which there is consent evidence of a person, also leads that are gone. */
export async function listConsentsOf(
  database: Queryable,
  dealership: string,
  shopper: Shopper,
): Promise<readonly string[]> {
  const { rows } = await database.query<{ lead: string }>(
    `SELECT lead FROM lead_consents WHERE ${CONSENT_OF_SHOPPER}`,
    shopperValues(dealership, shopper),
  );
  return rows.map(({ lead }) => lead);
}

/** Counts for how many of these leads there is still evidence. */
export async function countConsents(
  database: Queryable,
  dealership: string,
  leads: readonly string[],
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM lead_consents WHERE given_to = $1 AND lead = ANY($2)',
    [dealership, leads],
  );
  return rows[0]?.count ?? 0;
}
