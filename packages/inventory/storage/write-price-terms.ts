import type { PoolClient } from '@rooftop/database/pool';
import type { PriceTerms } from '../price-statement.ts';
import { recordAdvertised } from './advertised-log.ts';

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
  await recordAdvertised(client, dealership, at, 'all');
}
