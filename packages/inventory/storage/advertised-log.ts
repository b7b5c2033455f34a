/**
 * The log of what was advertised: a chain of entries for each dealership. Each entry's hash is of the hash before it and
 * of the entry's own bytes, so nobody can change, insert or remove one unnoticed (decision 97).
 */
import { createHash } from 'node:crypto';
import type { PoolClient } from '@rooftop/database/pool';
import { type PriceTerms, statePrice } from '../price-statement.ts';
import type { Vehicle } from '../vehicle.ts';

/** From `at`, a car is advertised as its statement says. */
export interface LogEntry {
  readonly dealership: string;
  /** 1, 2, 3 … in the dealership's chain. */
  readonly position: number;
  readonly vin: string;
  readonly at: Date;
  /** The price statement as JSON, exactly as it was hashed. Null if the car is not advertised any more. */
  readonly statement: string | null;
}

/** The last entry of a chain: its position, 0 for an empty chain, and its hash. */
export interface LogHead {
  readonly position: number;
  readonly hash: Buffer | null;
}

/**
 * The hash of an entry: SHA-256 of six lines in UTF-8, which are the previous hash in hexadecimal, dealership, position,
 * VIN, time in UTC, and statement. Only the last one can contain line breaks. Migration 57 computes the same in SQL.
 * @param previous null for the first entry
 */
export function hashEntry(
  previous: Buffer | null,
  { dealership, position, vin, at, statement }: LogEntry,
): Buffer {
  const lines = [previous?.toString('hex'), dealership, position, vin, at.toISOString(), statement];
  return createHash('sha256').update(lines.join('\n')).digest();
}

/** The end of a dealership's chain, as the inventory's own row counts it. */
export async function readHead(
  client: Pick<PoolClient, 'query'>,
  dealership: string,
): Promise<LogHead & { readonly lastAt: Date | null; readonly terms: PriceTerms | null }> {
  const { rows } = await client.query<LogHead & { lastAt: Date | null; terms: PriceTerms }>(
    `SELECT log_length AS position, log_hash AS hash, terms, (SELECT at FROM advertised_log
       WHERE advertised_log.dealership = $1 AND advertised_log.position = log_length) AS "lastAt"
     FROM inventories WHERE dealership = $1`,
    [dealership],
  );
  return rows[0] ?? { position: 0, hash: null, lastAt: null, terms: null };
}

/** The cars of which a statement may be new: all, those of the temporary table `changes`, or one by its VIN. */
const SCOPES = { all: '', changes: 'AND vin IN (SELECT vin FROM changes)' } as const;
type Scope = keyof typeof SCOPES | { readonly vin: string };

type CarRow = Pick<
  Vehicle,
  'vin' | 'condition' | 'isCertified' | 'isPrivate' | 'salePrice' | 'oldPrice' | 'storeKey'
> & {
  readonly droppedAt: Date | null;
  /** Sold or hidden. */
  readonly isGone: boolean;
  /** ID of the statement in the car's last entry. Null if it has none, or was recorded before statements had IDs. */
  readonly lastId: string | null;
  readonly isAdvertised: boolean;
};

const BATCH = 2000;
const CARS = `SELECT vin, fields ->> 'condition' AS condition, (fields ->> 'isCertified')::boolean AS "isCertified",
    (fields ->> 'isPrivate')::boolean OR overrides ? 'isPrivate' AS "isPrivate", fields ->> 'storeKey' AS "storeKey", sale_price AS "salePrice",
    coalesce(old_price, dropped_from) AS "oldPrice", price_dropped_at AS "droppedAt",
    sold_at IS NOT NULL OR overrides ? 'isHidden' AS "isGone",
    latest.statement::jsonb ->> 'id' AS "lastId", latest.statement IS NOT NULL AS "isAdvertised"
  FROM vehicles LEFT JOIN LATERAL (
    SELECT statement FROM advertised_log
    WHERE advertised_log.dealership = vehicles.dealership AND advertised_log.vin = vehicles.vin
    ORDER BY position DESC LIMIT 1
  ) latest ON true
  WHERE vehicles.dealership = $1`;

/** What the next entry of a car says. Undefined if nothing changed. */
function nextStatement(
  { droppedAt, isGone, lastId, isAdvertised, ...car }: CarRow,
  terms: PriceTerms,
): string | null | undefined {
  if (isGone) return isAdvertised ? null : undefined;
  const statement = statePrice({ ...car, priceDroppedAt: droppedAt?.getTime() ?? null }, terms);
  return statement.id === lastId ? undefined : JSON.stringify(statement);
}

async function append(client: PoolClient, entries: readonly LogEntry[], head: LogHead): Promise<LogHead> {
  const [first] = entries;
  if (first === undefined) return head;
  let { hash } = head;
  const hashes = entries.map((entry) => {
    hash = hashEntry(hash, entry);
    return hash;
  });
  await client.query(
    `INSERT INTO advertised_log (dealership, at, position, vin, statement, hash)
     SELECT $1, $2, * FROM unnest($3::integer[], $4::text[], $5::text[], $6::bytea[])`,
    [
      first.dealership,
      first.at,
      entries.map(({ position }) => position),
      entries.map(({ vin }) => vin),
      entries.map(({ statement }) => statement),
      hashes,
    ],
  );
  return { position: head.position + entries.length, hash };
}

/**
 * Adds an entry for each car whose price statement is not the last one recorded, in the transaction that changed cars
 * or terms. Needs a transaction that called `lockInventory`, so that nobody else appends.
 * @param at entries are never earlier than the one before
 */
export async function recordAdvertised(
  client: PoolClient,
  dealership: string,
  at: Date,
  scope: Scope,
): Promise<void> {
  const { lastAt, terms, ...start } = await readHead(client, dealership);
  if (terms === null) throw new Error(`${dealership} has no inventory`);
  const since = lastAt !== null && lastAt > at ? lastAt : at;
  const [condition, parameters] =
    typeof scope === 'string' ? [SCOPES[scope], []] : ['AND vin = $2', [scope.vin]];
  await client.query(`DECLARE priced NO SCROLL CURSOR FOR ${CARS} ${condition}`, [dealership, ...parameters]);
  let head: LogHead = start;
  let count: number;
  do {
    const { rows } = await client.query<CarRow>(`FETCH ${BATCH} FROM priced`);
    count = rows.length;
    const { position } = head;
    const changed = rows.flatMap((car) => {
      const statement = nextStatement(car, terms);
      return statement === undefined ? [] : [{ dealership, vin: car.vin, at: since, statement }];
    });
    const entries = changed.map((entry, index) => ({ ...entry, position: position + index + 1 }));
    head = await append(client, entries, head);
  } while (count === BATCH);
  await client.query('CLOSE priced');
  await client.query('UPDATE inventories SET log_length = $2, log_hash = $3 WHERE dealership = $1', [
    dealership,
    head.position,
    head.hash,
  ]);
}
