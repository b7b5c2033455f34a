/** Data of an embedded PostgreSQL for tests that start one of their own. Making it anew waits seconds for the disk. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readPostgresSettings, writeSettings } from '@rooftop/database/embedded/postgres-settings';
import { startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { migrate } from '@rooftop/database/migrate';
import { openPool } from '@rooftop/database/pool';

/** Made once in each test process. The next run deletes it, by its name. */
let prepared: ReturnType<typeof prepare> | undefined;

async function prepare() {
  const folder = await mkdtemp(join(tmpdir(), `rooftop-postgres-${process.pid}-`));
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const pool = openPool(postgres.url, { max: 1 });
  await migrate(pool);
  await pool.end();
  await postgres.stop();
  const settings = await readPostgresSettings(folder);
  if (settings === undefined) throw new Error('PostgreSQL has written no settings');
  return { folder, settings };
}

/** Fills an empty DATA_DIR as after a first start that has migrated the database and stopped. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const { folder, settings } = await (prepared ??= prepare());
  // Unlike `fs.cp`, keeps the owner.
  await promisify(execFile)('cp', ['-a', join(folder, 'postgres'), join(dataDir, 'postgres')]);
  // Each chooses a free port.
  await writeSettings(dataDir, { ...settings, port: 0 });
}
