/** Real databases for tests: one PostgreSQL per run, one empty migrated database per call. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphan } from '@rooftop/database/embedded/orphan';
import { startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { migrate } from '@rooftop/database/migrate';
import { openPool, type Pool } from '@rooftop/database/pool';
import { emptyDatabase, readSchema, withSession } from './empty-database.ts';

const TEMPLATE = 'rooftop_template';
/** Name of a test run's directory, which contains the id of its process. */
const DIRECTORY_NAME = /^rooftop-postgres-(\d+)-/;
/** Passes the URL of a test run's PostgreSQL to its worker processes. */
const ADDRESS_VARIABLE = 'ROOFTOP_TEST_POSTGRES';
/** Passes what `readSchema` returns for the template to them. */
const SCHEMA_VARIABLE = 'ROOFTOP_TEST_SCHEMA';

/** A migrated database for a single test. */
export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  /**
   * Closes the pool and deletes the database, even if others are still connected. In fact a later test of this process
   * may get it, under another name and empty.
   */
  drop(): Promise<void>;
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

const administer = (address: string, sql: string): Promise<unknown> =>
  withSession(address, (client) => client.query(sql));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Ends the PostgreSQL servers of test runs that were killed, and removes their directories. */
async function clearAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = DIRECTORY_NAME.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await endOrphan(join(tmpdir(), name, 'postgres'));
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/**
 * Starts PostgreSQL in a temporary directory and prepares the migrated template. Stores its URL in the process
 * environment, where `freshDatabase` of this process and its children finds it.
 */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  await clearAbandoned();
  const directory = await mkdtemp(join(tmpdir(), `rooftop-postgres-${process.pid}-`));
  // PostgreSQL may run as another user, who needs access.
  await chmod(directory, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: directory, durable: false });
  const stop = async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await administer(postgres.url, `CREATE DATABASE ${TEMPLATE}`);
    const url = withDatabase(postgres.url, TEMPLATE);
    const template = openPool(url, { max: 1 });
    try {
      await migrate(template);
    } finally {
      await template.end();
    }
    process.env[SCHEMA_VARIABLE] = await withSession(url, readSchema);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[ADDRESS_VARIABLE] = postgres.url;
  return { url: postgres.url, stop };
}

const newName = () => `test_${randomBytes(8).toString('hex')}`;

async function copyDatabase(address: string, template: string): Promise<string> {
  const name = newName();
  // Copying files takes half the processor time of writing the copy to the log first, and so does deleting them later.
  await administer(address, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return name;
}

/** Names of emptied databases for the next tests of this process. */
const emptied: string[] = [];

/**
 * Empties a database and gives it a name that nobody knows yet. Returns that name, or null if it has to be deleted
 * instead.
 */
async function recycleDatabase(address: string, name: string): Promise<string | null> {
  const schema = process.env[SCHEMA_VARIABLE] ?? '';
  const isEmpty = await withSession(withDatabase(address, name), (client) => emptyDatabase(client, schema));
  if (!isEmpty) return null;
  const next = newName();
  await administer(address, `ALTER DATABASE ${name} RENAME TO ${next}`);
  return next;
}

/**
 * Returns an empty, migrated database. Requires `startTestPostgres`, which vitest's global setup runs.
 * @param source a database to copy instead. Closes its pool, because nobody may be connected to it.
 */
export async function freshDatabase(source?: TestDatabase): Promise<TestDatabase> {
  const address = process.env[ADDRESS_VARIABLE];
  if (!address)
    throw new Error('No PostgreSQL for tests: run vitest with vitest.config.ts, or startTestPostgres().');
  if (source !== undefined && !source.pool.ended) await source.pool.end();
  const name =
    source === undefined
      ? (emptied.pop() ?? (await copyDatabase(address, TEMPLATE)))
      : await copyDatabase(address, new URL(source.url).pathname.slice(1));
  const url = withDatabase(address, name);
  const pool = openPool(url);
  return {
    url,
    pool,
    async drop() {
      if (!pool.ended) await pool.end();
      // A session that comes back at once, such as a listener's, keeps the database from being renamed.
      const next = await recycleDatabase(address, name).catch(() => null);
      if (next === null) await administer(address, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      else emptied.push(next);
    },
  };
}
