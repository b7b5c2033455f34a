import type { PoolClient } from '@rooftop/database/pool';
import type { PriceTerms } from '../advertised-price.ts';

/** What is advertised for each car for sale: the SQL version of advertised-price.ts. */
const OFFERS = `
  SELECT vin, jsonb_build_object(
    'mode', terms -> 'mode', 'currency', terms -> 'currency', 'disclaimer', terms -> 'disclaimer',
    'fees', own.fees, 'salePrice', sale_price, 'oldPrice', coalesce(old_price, dropped_from),
    'advertised', coalesce(sale_price, old_price, dropped_from) + CASE terms ->> 'mode' WHEN 'allIn' THEN
      (SELECT coalesce(sum((fee ->> 'amount')::integer), 0) FROM jsonb_array_elements(own.fees) fee)
      ELSE 0 END,
    'audience', CASE WHEN (fields ->> 'isPrivate')::boolean OR terms -> 'locked' ? own.condition
      THEN 'unlocked' ELSE 'everybody' END
  ) AS offer
  FROM vehicles JOIN inventories USING (dealership), LATERAL (SELECT
    coalesce(terms -> 'storeFees' -> (fields ->> 'storeKey'), terms -> 'fees') AS fees,
    CASE WHEN fields ->> 'condition' = 'used' AND (fields ->> 'isCertified')::boolean THEN 'certified'
      ELSE fields ->> 'condition' END AS condition
  ) own
  WHERE dealership = $1 AND sold_at IS NULL`;

/** Updates the record of advertised prices to the inventory and terms of this transaction. */
export async function recordAdvertised(client: PoolClient, dealership: string, at: Date): Promise<void> {
  // The planner has no statistics for tables that were just written, and would scan one for each row of the other.
  await client.query('SET LOCAL enable_nestloop = off');
  await client.query(
    `WITH offers AS (${OFFERS})
     UPDATE advertised SET until = $2
     WHERE dealership = $1 AND until IS NULL AND NOT EXISTS (
       SELECT FROM offers WHERE offers.vin = advertised.vin AND offers.offer = advertised.offer)`,
    [dealership, at],
  );
  await client.query(
    `WITH offers AS (${OFFERS})
     INSERT INTO advertised (dealership, vin, offer, since)
     SELECT $1, vin, offer, $2 FROM offers WHERE NOT EXISTS (
       SELECT FROM advertised WHERE dealership = $1 AND advertised.vin = offers.vin AND until IS NULL)`,
    [dealership, at],
  );
}

/** Whether a dealership already advertises its prices on these terms. */
export async function hasPriceTerms(
  client: Pick<PoolClient, 'query'>,
  dealership: string,
  terms: PriceTerms,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM inventories WHERE dealership = $1 AND terms = $2::jsonb',
    [dealership, terms],
  );
  return rowCount === 1;
}

/**
 * Changes how prices are advertised from now on, and records it for every car. Needs a transaction that called
 * `lockInventory`.
 */
export async function writePriceTerms(
  client: PoolClient,
  dealership: string,
  terms: PriceTerms,
  at: Date,
): Promise<void> {
  await client.query('UPDATE inventories SET terms = $2 WHERE dealership = $1', [dealership, terms]);
  await recordAdvertised(client, dealership, at);
}
