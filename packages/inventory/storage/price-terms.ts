import type { PoolClient } from '@rooftop/database/pool';
import { type PriceTerms, statePrice } from '../price-statement.ts';
import type { Vehicle } from '../vehicle.ts';

const BATCH = 2000;

/** The cars of which a statement may be new: all, or those of the temporary table `changes`. */
const SCOPES = { all: '', changes: 'AND vin IN (SELECT vin FROM changes)' } as const;
type Scope = keyof typeof SCOPES;

type CarRow = Pick<
  Vehicle,
  'vin' | 'condition' | 'isCertified' | 'isPrivate' | 'salePrice' | 'oldPrice' | 'storeKey'
> & { readonly droppedAt: Date | null };

async function readTerms(client: PoolClient, dealership: string): Promise<PriceTerms> {
  const { rows } = await client.query<{ terms: PriceTerms }>(
    'SELECT terms FROM inventories WHERE dealership = $1',
    [dealership],
  );
  const [inventory] = rows;
  if (inventory === undefined) throw new Error(`${dealership} has no inventory`);
  return inventory.terms;
}

/** States the price of each car for sale in the temporary table `stated`. */
async function stateAll(client: PoolClient, dealership: string, scope: Scope): Promise<void> {
  const terms = await readTerms(client, dealership);
  await client.query('CREATE TEMPORARY TABLE stated (vin text, offer jsonb) ON COMMIT DROP');
  await client.query(
    `DECLARE priced NO SCROLL CURSOR FOR
     SELECT vin, fields ->> 'condition' AS condition, (fields ->> 'isCertified')::boolean AS "isCertified",
       (fields ->> 'isPrivate')::boolean AS "isPrivate", fields ->> 'storeKey' AS "storeKey",
       sale_price AS "salePrice", coalesce(old_price, dropped_from) AS "oldPrice", price_dropped_at AS "droppedAt"
     FROM vehicles WHERE dealership = $1 AND sold_at IS NULL ${SCOPES[scope]}`,
    [dealership],
  );
  let count: number;
  do {
    const { rows } = await client.query<CarRow>(`FETCH ${BATCH} FROM priced`);
    count = rows.length;
    const statements = rows.map(({ droppedAt, ...car }) =>
      statePrice({ ...car, priceDroppedAt: droppedAt?.getTime() ?? null }, terms),
    );
    await client.query('INSERT INTO stated SELECT * FROM unnest($1::text[], $2::jsonb[])', [
      statements.map(({ vin }) => vin),
      statements.map((statement) => JSON.stringify(statement)),
    ]);
  } while (count === BATCH);
}

/** Updates the record of price statements to the inventory and terms of this transaction. */
export async function recordAdvertised(
  client: PoolClient,
  dealership: string,
  at: Date,
  scope: Scope,
): Promise<void> {
  // The planner has no statistics for tables that were just written, and would scan one for each row of the other.
  await client.query('SET LOCAL enable_nestloop = off');
  await stateAll(client, dealership, scope);
  await client.query(
    `UPDATE advertised SET until = $2
     WHERE dealership = $1 AND until IS NULL ${SCOPES[scope]} AND NOT EXISTS (
       SELECT FROM stated WHERE stated.vin = advertised.vin AND stated.offer = advertised.offer)`,
    [dealership, at],
  );
  await client.query(
    `INSERT INTO advertised (dealership, vin, offer, since)
     SELECT $1, vin, offer, $2 FROM stated WHERE NOT EXISTS (
       SELECT FROM advertised WHERE dealership = $1 AND advertised.vin = stated.vin AND until IS NULL)`,
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
  await recordAdvertised(client, dealership, at, 'all');
}
