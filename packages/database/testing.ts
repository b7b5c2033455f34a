/** Real databases for tests: one PostgreSQL for the run, one fresh migrated database per call. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphan } from './embedded/orphan.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { migrate } from './migrate.ts';
import { openPool, type Pool } from './pool.ts';

const TEMPLATE = 'rooftop_template';
/** Of a test run's directory: the process that made it. */
const DIRECTORY_NAME = /^rooftop-postgres-(\d+)-/;
/** How workers of a test run learn the address of its PostgreSQL. */
const ADDRESS_VARIABLE = 'ROOFTOP_TEST_POSTGRES';

/** A migrated database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  /** Closes the pool and removes the database, also when others are still connected. */
  drop(): Promise<void>;
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

async function administer(address: string, sql: string): Promise<void> {
  const pool = openPool(address, { max: 1 });
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Ends the PostgreSQL of test runs that were killed, and removes their directories. */
async function clearAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = DIRECTORY_NAME.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await endOrphan(join(tmpdir(), name, 'postgres'));
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/**
 * Starts a PostgreSQL in a temporary directory and prepares the migrated template.
 * Its address goes into the process environment, where `freshDatabase` of this process and its children finds it.
 */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  await clearAbandoned();
  const directory = await mkdtemp(join(tmpdir(), `rooftop-postgres-${process.pid}-`));
  // PostgreSQL may run as another user, who has to get in.
  await chmod(directory, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: directory, durable: false });
  const stop = async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await administer(postgres.url, `CREATE DATABASE ${TEMPLATE}`);
    const template = openPool(withDatabase(postgres.url, TEMPLATE), { max: 1 });
    try {
      await migrate(template);
    } finally {
      await template.end();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[ADDRESS_VARIABLE] = postgres.url;
  return { url: postgres.url, stop };
}

/** Makes an empty, migrated database. `startTestPostgres` must have run, as vitest's global setup does. */
export async function freshDatabase(): Promise<TestDatabase> {
  const address = process.env[ADDRESS_VARIABLE];
  if (!address)
    throw new Error('No PostgreSQL for tests: run vitest with vitest.config.ts, or startTestPostgres().');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(address, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = withDatabase(address, name);
  const pool = openPool(url);
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await administer(address, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
