/** Backs up the whole database while the platform runs. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { readApplied } from '../migrate.ts';
import type { Pool, PoolClient } from '../pool.ts';
import { syncFolder } from '../write-durably.ts';
import { BackupError, type Manifest, writeManifest } from './manifest.ts';
import {
  listTables,
  quoted,
  quotedWithColumns,
  readJobQueueVersion,
  readSequences,
  setForCopy,
  type Table,
} from './tables.ts';

type WrittenTable = Manifest['tables'][number];

/** Called after each table with its file. */
export type OnTable = (table: WrittenTable) => void;

/** Creates a stream that counts and hashes the bytes passing through. */
function createMeter() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}

async function writeTable(client: PoolClient, table: Table, folder: string): Promise<WrittenTable> {
  const file = `${table.schema}.${table.name}.copy.gz`;
  const rows = client.query(copyTo(`COPY ${quotedWithColumns(table)} TO STDOUT`));
  const meter = createMeter();
  const target = createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(rows, createGzip(), meter.stream, target);
  const { schema, name, columns } = table;
  return { schema, name, columns: [...columns], rows: rows.rowCount, file, ...meter.result() };
}

async function readKeyCheck(client: PoolClient): Promise<string | null> {
  const { rows } = await client.query(`SELECT encode(value, 'base64') AS value FROM key_check`);
  return z.array(z.object({ value: z.string() })).parse(rows)[0]?.value ?? null;
}

async function writeSnapshot(client: PoolClient, folder: string, onTable: OnTable): Promise<Manifest> {
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await setForCopy(client);
    const madeAt = new Date().toISOString();
    const tables = await listTables(client);
    if (!tables.some(({ name }) => name === 'lake_documents'))
      throw new BackupError('This is not a Rooftop database. Check DATABASE_URL.');
    await client.query(`LOCK TABLE ${tables.map(quoted).join(', ')} IN ACCESS SHARE MODE`);
    const written: WrittenTable[] = [];
    for (const table of tables) {
      const entry = await writeTable(client, table, folder);
      written.push(entry);
      onTable(entry);
    }
    return {
      format: 1,
      madeAt,
      migrations: await readApplied(client),
      jobQueueVersion: await readJobQueueVersion(client),
      keyCheck: await readKeyCheck(client),
      // Sequences are not part of a snapshot. They are read after the rows, so that no number in the rows is issued
      // again.
      sequences: await readSequences(client),
      tables: written,
    };
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}

/** Creates the folder, readable by its owner only. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty. Choose a folder that does not exist yet.`);
}

/**
 * Writes one consistent snapshot of all tables into a new folder: a compressed file per table, then `backup.json`.
 * The platform can read and write meanwhile. Removes the folder on failure.
 * @throws BackupError if the folder is not empty, or the database doesn't contain the platform
 */
export async function writeBackup(pool: Pool, folder: string, onTable: OnTable): Promise<Manifest> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await makeFolder(folder);
    try {
      const manifest = await writeSnapshot(client, folder, onTable);
      await writeManifest(folder, manifest);
      await syncFolder(dirname(folder));
      return manifest;
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  } catch (error) {
    // A connection whose COPY was interrupted cannot be reused.
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}
