/** Test helper: a database without migrations, and a folder to write some into. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from '@rooftop/database/pool';
import { afterEach, beforeEach } from 'vitest';
import { migrate } from '../../packages/database/migrate.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

/** Makes a new database and folder for each test of the file. */
export function useMigrations() {
  let database: TestDatabase;
  let directory: string;

  beforeEach(async () => {
    database = await freshDatabase();
    await database.pool.query('DROP TABLE rooftop_migrations');
    directory = await mkdtemp(join(tmpdir(), 'rooftop-migrations-'));
  });
  afterEach(async () => {
    await database.drop();
    await rm(directory, { recursive: true });
  });

  return {
    database: (): Pool => database.pool,
    write: (name: string, sql: string) => writeFile(join(directory, name), sql),
    remove: (name: string) => rm(join(directory, name)),
    /** Applies the folder's migrations and returns which ones were missing. */
    run: (say?: (line: string) => void) => migrate(database.pool, { directory, ...(say && { say }) }),
  };
}
