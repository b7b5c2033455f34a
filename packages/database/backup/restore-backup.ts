/** Fills an empty database from a backup. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { checkMigrationsOfBackup, migrate, readApplied } from '../migrate.ts';
import { inTransaction, type Pool, type PoolClient } from '../pool.ts';
import { BackupError, type Manifest, verifyFiles } from './manifest.ts';
import { listTables, quoted, quotedWithColumns, readJobQueueVersion, setForCopy } from './tables.ts';
import type { OnTable } from './write-backup.ts';

const NOT_EMPTY =
  'The database is not empty. Backups can only be restored into an empty database: create one, or set another DATA_DIR. Nothing was changed.';

async function hasRows(client: PoolClient, sql: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT EXISTS (${sql}) AS answer`);
  const [row] = z.tuple([z.object({ answer: z.boolean() })]).parse(rows);
  return row.answer;
}

/** Other connections of the platform or its commands to the same database. */
const OTHERS = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'rooftop'`;

/** Creates the backup's schema in a database that has no tables. */
async function makeSchema(pool: Pool, newest: number): Promise<void> {
  const hasTables = await inTransaction(pool, async (client) => {
    if (await hasRows(client, OTHERS))
      throw new BackupError('Rooftop is running on this database. Stop it first. Nothing was changed.');
    return hasRows(client, `SELECT FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')`);
  });
  if (!hasTables) await migrate(pool, { newest });
}

/** Checks that the schema is the backup's own. Newer migrations are applied after the rows are restored. */
async function checkSchema(client: PoolClient, manifest: Manifest): Promise<void> {
  if (!(await hasRows(client, `SELECT FROM pg_tables WHERE tablename = 'rooftop_migrations'`)))
    throw new BackupError(NOT_EMPTY);
  // A platform that starts now waits here until the restore is done.
  await client.query('LOCK TABLE rooftop_migrations IN ACCESS EXCLUSIVE MODE');
  const applied = await readApplied(client);
  if (applied.length !== manifest.migrations.length)
    throw new BackupError(
      'The database and the backup have different schema versions. Restore into a database without tables. Nothing was changed.',
    );
  const jobQueueVersion = await readJobQueueVersion(client);
  if (jobQueueVersion !== manifest.jobQueueVersion)
    throw new BackupError(
      `The backup's job queue has version ${manifest.jobQueueVersion}, but this program's has ${jobQueueVersion}. Restore with the version that wrote the backup, then run the newer one. Nothing was restored.`,
    );
}

async function fill(client: PoolClient, folder: string, manifest: Manifest, onTable: OnTable) {
  for (const table of manifest.tables) {
    await pipeline(
      createReadStream(join(folder, table.file)),
      createGunzip(),
      client.query(copyFrom(`COPY ${quotedWithColumns(table)} FROM STDIN`)),
    );
    onTable(table);
  }
  for (const { value, ...sequence } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2)', [quoted(sequence), value]);
}

/**
 * Fills an empty database from a backup in one transaction, then applies the migrations that the backup lacks. The
 * database may have no tables, or the tables of the backup's version without rows.
 * @throws BackupError if the backup is damaged or newer than this program, or the database is not empty or in use
 */
export async function restoreBackup(
  pool: Pool,
  folder: string,
  manifest: Manifest,
  onTable: OnTable,
): Promise<{ readonly migrated: readonly string[] }> {
  await checkMigrationsOfBackup(manifest.migrations);
  await verifyFiles(folder, manifest);
  await makeSchema(pool, Math.max(...manifest.migrations.map(({ number }) => number)));
  await inTransaction(pool, async (client) => {
    await setForCopy(client);
    await checkSchema(client, manifest);
    for (const table of await listTables(client)) {
      await client.query(`LOCK TABLE ${quoted(table)} IN ACCESS EXCLUSIVE MODE`);
      if (await hasRows(client, `SELECT FROM ${quoted(table)}`)) throw new BackupError(NOT_EMPTY);
    }
    await fill(client, folder, manifest, onTable);
  });
  return { migrated: await migrate(pool) };
}
