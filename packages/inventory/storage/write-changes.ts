import type { PoolClient } from '@rooftop/database/pool';
import { recordAdvertised } from './advertised-log.ts';

/** Channel that announces committed imports and overrides, with `{"dealership", "version"}`. */
export const CHANNEL = 'inventory';

interface Run {
  readonly id: number;
  readonly dealership: string;
  readonly source: string;
  readonly at: Date;
}

/** Raises the inventory's version, with which changed cars are marked. Needs a transaction that called `lockInventory`. */
export async function raiseVersion(client: PoolClient, dealership: string): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'UPDATE inventories SET version = version + 1 WHERE dealership = $1 RETURNING version',
    [dealership],
  );
  const version = rows[0]?.version;
  if (version === undefined) throw new Error(`${dealership} has no inventory`);
  return version;
}

/** Announces a version to all processes when the transaction commits. */
export async function announceVersion(
  client: PoolClient,
  announced: { readonly dealership: string; readonly version: number },
): Promise<void> {
  await client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(announced)]);
}

/** Assigns the feed's cars to this source, so that only it decides when they are gone. */
export async function assignSource(client: PoolClient, { dealership, source }: Run): Promise<void> {
  await client.query(
    `UPDATE vehicles SET source = $2 FROM staged
     WHERE dealership = $1 AND vehicles.vin = staged.vin AND source <> $2`,
    [dealership, source],
  );
}

/**
 * Applies the table `changes`: cars, price history, advertised prices, the record of the run. Increments the
 * inventory's version and announces it when the transaction commits.
 */
export async function writeChanges(client: PoolClient, { id, dealership, source, at }: Run): Promise<number> {
  const version = await raiseVersion(client, dealership);
  await client.query(
    `INSERT INTO vehicles (dealership, vin, source, version, fields, dropped_from, price_dropped_at, sold_at)
     SELECT $1, vin, $2, $3, fields, dropped_from, price_dropped_at, CASE kind WHEN 'gone' THEN $4::timestamptz END
     FROM changes
     ON CONFLICT (dealership, vin) DO UPDATE SET source = excluded.source, version = excluded.version,
       fields = excluded.fields, dropped_from = excluded.dropped_from,
       price_dropped_at = excluded.price_dropped_at, sold_at = excluded.sold_at`,
    [dealership, source, version, at],
  );
  await client.query(
    `INSERT INTO price_history (dealership, vin, at, sale_price, old_price, import)
     SELECT $1, vin, $2, (fields ->> 'salePrice')::integer, (fields ->> 'oldPrice')::integer, $3
     FROM changes WHERE kind <> 'gone' AND (was IS NULL
       OR (was -> 'salePrice', was -> 'oldPrice') IS DISTINCT FROM (fields -> 'salePrice', fields -> 'oldPrice'))`,
    [dealership, at, id],
  );
  await client.query(
    'INSERT INTO inventory_changes (import, vin, kind, fields) SELECT $1, vin, kind, difference FROM changes',
    [id],
  );
  await recordAdvertised(client, dealership, at, 'changes');
  await announceVersion(client, { dealership, version });
  return version;
}
