import type { Pool, PoolClient } from '@rooftop/database/pool';
import { hashEntry, type LogEntry, type LogHead, readHead } from './advertised-log.ts';

/** What is wrong with a chain: an entry was changed or doesn't follow the one before, or entries are missing. */
export type LogFault =
  | { readonly kind: 'changed'; readonly position: number; readonly vin: string; readonly at: Date }
  /** `position` is the first missing entry, `after` the entry before it. */
  | { readonly kind: 'missing'; readonly position: number; readonly after: LogEntry | null }
  /** Entries behind the last one that the inventory counted. */
  | { readonly kind: 'added'; readonly position: number; readonly vin: string; readonly at: Date };

/** A checked chain. */
export interface CheckedLog {
  readonly dealership: string;
  /** Number of entries that the inventory counted. */
  readonly length: number;
  /** Hash of the last entry in hexadecimal. Null for an empty chain. */
  readonly hash: string | null;
  /** The first fault. Null if the chain is unbroken. */
  readonly fault: LogFault | null;
}

const BATCH = 2000;
type HashedEntry = LogEntry & { readonly hash: Buffer };

async function* readEntries(client: PoolClient, dealership: string): AsyncGenerator<HashedEntry> {
  await client.query(
    `DECLARE entries NO SCROLL CURSOR FOR SELECT dealership, position, vin, at, statement, hash
     FROM advertised_log WHERE dealership = $1 ORDER BY position`,
    [dealership],
  );
  let count: number;
  do {
    const { rows } = await client.query<HashedEntry>(`FETCH ${BATCH} FROM entries`);
    count = rows.length;
    yield* rows;
  } while (count === BATCH);
}

async function findFault(client: PoolClient, dealership: string, head: LogHead): Promise<LogFault | null> {
  let last: HashedEntry | null = null;
  for await (const entry of readEntries(client, dealership)) {
    const { position, vin, at, hash } = entry;
    const expected: number = (last?.position ?? 0) + 1;
    if (position !== expected) return { kind: 'missing', position: expected, after: last };
    if (position > head.position) return { kind: 'added', position, vin, at };
    if (!hashEntry(last?.hash ?? null, entry).equals(hash)) return { kind: 'changed', position, vin, at };
    last = entry;
  }
  const length = last?.position ?? 0;
  if (length < head.position) return { kind: 'missing', position: length + 1, after: last };
  if (last !== null && !last.hash.equals(head.hash ?? Buffer.alloc(0)))
    return { kind: 'changed', position: last.position, vin: last.vin, at: last.at };
  return null;
}

/** Computes a dealership's whole chain again, in one consistent state, and returns the first fault. */
export async function verifyAdvertised(pool: Pool, dealership: string): Promise<CheckedLog> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const head = await readHead(client, dealership);
    const fault = await findFault(client, dealership, head);
    return { dealership, length: head.position, hash: head.hash?.toString('hex') ?? null, fault };
  } finally {
    await client.query('ROLLBACK').catch((error: Error) => {
      broken = error;
    });
    client.release(broken);
  }
}

/** Dealerships with an inventory or entries, in order. */
export async function listLogs(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ dealership: string }>(
    'SELECT dealership FROM inventories UNION SELECT DISTINCT dealership FROM advertised_log ORDER BY 1',
  );
  return rows.map(({ dealership }) => dealership);
}
