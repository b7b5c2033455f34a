/** Migrates a database to the newest schema with numbered SQL files, forward only. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient } from './pool.ts';

const DIRECTORY = fileURLToPath(new URL('migrations/', import.meta.url));
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;
/** Key of the advisory lock. Any number works if every process uses the same one: this is "roof" in ASCII. */
const LOCK = 0x726f6f66;
/** Milliseconds that a migration waits for a table, because every query that comes later waits behind it. */
const TABLE_WAIT_MS = 2000;
/** Milliseconds between attempts, in which those queries run. */
const PAUSE_MS = 1000;
/** Attempts to get a table that something else uses, such as a backup: about 15 minutes. */
const ATTEMPTS = 300;
/** PostgreSQL's code for a lock that was not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/** Thrown if the database and the migration files don't match. The message says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const number = FILE_NAME.exec(name)?.[1];
      if (!number)
        throw new MigrationError(
          `${name} is not a valid name for a migration: use a name like 0042-what-it-does.sql.`,
        );
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  for (const [index, { number, name }] of migrations.entries()) {
    const other = migrations[index + 1];
    if (other?.number === number) {
      throw new MigrationError(
        `${name} and ${other.name} have the same number: give one of them the next free number.`,
      );
    }
  }
  return migrations;
}

async function makeMigrationTable(client: PoolClient): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS rooftop_migrations (
      number integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
}

/** Returns the migrations that were applied to a database, oldest first. */
export async function readApplied(client: PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT number, name, checksum FROM rooftop_migrations ORDER BY number',
  );
  return rows;
}

/** @param subject owner of these migrations, for the message */
function checkHistory(
  subject: 'database' | 'backup',
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  const byNumber = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of applied) {
    const file = byNumber.get(number);
    if (!file) {
      throw new MigrationError(
        `The ${subject} is newer than this program: it has ${name}, which this program does not have. Run the newer version, or ${subject === 'backup' ? 'use an older backup' : 'restore an older copy of the database'}.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `${file.name} was changed after this ${subject} had applied it. Restore the file, and put the change into a new migration.`,
      );
    }
  }
}

const isLocked = (error: unknown) => error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;

interface MigrateOptions {
  readonly directory?: string;
  /** Number of the last migration to apply. Defaults to all of them. */
  readonly newest?: number;
  /** Prints a line, once for each migration that has to wait. */
  readonly say?: (line: string) => void;
}

async function apply(
  client: PoolClient,
  migration: Migration,
  say: MigrateOptions['say'],
  attempt = 1,
): Promise<void> {
  const { number, name, sql, checksum } = migration;
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${TABLE_WAIT_MS}`);
    await client.query(sql);
    await client.query('INSERT INTO rooftop_migrations (number, name, checksum) VALUES ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    if (isLocked(error) && attempt < ATTEMPTS) {
      if (attempt === 1) say?.(`${name} waits for tables that something else uses, for example a backup …`);
      await sleep(PAUSE_MS);
      await apply(client, migration, say, attempt + 1);
      return;
    }
    const reason = isLocked(error)
      ? 'something else keeps using its tables, for example a backup. Migrate again when that is done'
      : error instanceof Error
        ? error.message
        : String(error);
    throw new MigrationError(`${name} failed: ${reason}`, { cause: error });
  }
}

/**
 * Checks that this program has all migrations of a backup.
 * @throws MigrationError if one is unknown or has changed
 */
export async function checkMigrationsOfBackup(applied: readonly AppliedMigration[]): Promise<void> {
  checkHistory('backup', applied, await readMigrations(DIRECTORY));
}

async function applyPending(
  pool: Pool,
  migrations: readonly Migration[],
  { newest = Number.POSITIVE_INFINITY, say }: MigrateOptions,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await makeMigrationTable(client);
    const applied = await readApplied(client);
    checkHistory('database', applied, migrations);
    const done = new Set(applied.map(({ number }) => number));
    const pending = migrations.filter(({ number }) => !done.has(number) && number <= newest);
    for (const migration of pending) await apply(client, migration, say);
    return pending.map(({ name }) => name);
  } finally {
    // The session holds the lock, so a client that fails to unlock is discarded.
    const unlocked = await client
      .query('SELECT pg_advisory_unlock($1)', [LOCK])
      .catch((error: Error) => error);
    client.release(unlocked instanceof Error ? unlocked : undefined);
  }
}

/**
 * Applies every migration that the database lacks, each in its own transaction, and returns their names. Also updates
 * the job queue's tables, because accepting a lead adds jobs even if no worker has ever run. Processes that migrate
 * at the same time wait for each other. A migration that needs a table which something else uses, such as a backup,
 * tries again and again instead of holding up the queries behind it; one that changes several tables should lock them
 * all first, in one statement.
 * @throws MigrationError if a file failed or changed after it was applied, or the database is newer
 */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.directory ?? DIRECTORY);
  const applied = await applyPending(pool, migrations, options);
  await runMigrations({ pgPool: pool });
  return applied;
}
