/** Empties a test's database, so that a later test can have it: copying the template takes many times as long. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool, type PoolClient } from '@rooftop/database/pool';

/** Bytes. Deleted rows stay in their files, and a larger database is slower than a new one. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Milliseconds between looks at whether other sessions have ended. */
const PAUSE_MS = 2;

/** Tables that the migrations fill. */
const FILLED = ['public.rooftop_migrations', 'graphile_worker.migrations'];

/** What a schema consists of, with the rights to it. No row of these changes while tables are only read and written. */
const CATALOGS = [
  'pg_class',
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_default_acl',
  'pg_proc',
  'pg_sequence',
  'pg_trigger',
  'pg_type',
];

/** A text that changes whenever the schema does: rows are added, removed, or written by a newer transaction. */
const SCHEMA = [...CATALOGS, ...FILLED]
  .map((table) => `SELECT count(*) || ' ' || max(xmin::text::bigint) FROM ${table}`)
  .join(' UNION ALL ');

/** Rules that refuse a change, and the order of tables that reference each other, don't count for a replica. */
const EMPTY = `
  SET session_replication_role = replica;
  DO $$ DECLARE filled regclass; BEGIN
    FOR filled IN SELECT oid FROM pg_class
      WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
        AND oid NOT IN (${FILLED.map((table) => `'${table}'::regclass`).join(', ')})
    LOOP EXECUTE format('DELETE FROM %s', filled); END LOOP;
    PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence;
  END $$`;

/** Does some work with one connection. When this returns, its session has ended. */
export async function withSession<Result>(
  url: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(url, { max: 1 });
  try {
    const client = await pool.connect();
    const ended = once(client, 'end');
    try {
      return await work(client);
    } finally {
      client.release(true);
      await ended;
    }
  } finally {
    await pool.end();
  }
}

/** Returns a text that changes whenever the database's schema does. */
export async function readSchema(client: PoolClient): Promise<string> {
  const { rows } = await client.query<[string]>({ text: SCHEMA, rowMode: 'array' });
  return rows.map(([mark]) => mark).join();
}

/**
 * Ends all other sessions in a migrated database, deletes all rows and restarts all sequences.
 * @param schema what `readSchema` returned for the template
 * @returns false if the database is not worth emptying: its schema was changed, or it has grown large
 */
export async function emptyDatabase(client: PoolClient, schema: string): Promise<boolean> {
  const endOthers = () =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  while ((await endOthers()).rowCount !== 0) await sleep(PAUSE_MS);
  if ((await readSchema(client)) !== schema) return false;
  await client.query(EMPTY);
  const { rows } = await client.query<{ size: string }>(
    'SELECT pg_database_size(current_database()) AS size',
  );
  return rows.every(({ size }) => Number(size) <= MAX_BYTES);
}
