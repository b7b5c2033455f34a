import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let made: string;
let folder: string;
let backup: string;
let target: TestDatabase;
beforeAll(async () => {
  made = join(await mkdtemp(join(tmpdir(), 'rooftop-backup-')), 'made');
  await makeBackup(made);
});
afterAll(() => rm(dirname(made), { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-backup-'));
  backup = join(folder, 'one');
  target = await freshDatabase();
});
afterEach(async () => {
  await target.drop();
  await rm(folder, { recursive: true });
});

const ODD = `tab\t, newline\n, backslash \\N \\., "quotes", 🚗`;

/** Backs up a database with a user, an import with a car, and a job. */
async function makeBackup(at: string, prepare: (source: TestDatabase) => Promise<unknown> = async () => {}) {
  const source = await freshDatabase();
  await prepare(source);
  await source.pool.query(
    `INSERT INTO lake_users (id, email, name, password_hash) VALUES ('p', 'a@b.c', $1, '')`,
    [ODD],
  );
  await source.pool.query(`INSERT INTO help_votes VALUES ('d', 'q', 'en', '2026-02-28', 3, 1)`);
  await source.pool.query(
    `INSERT INTO inventory_imports (dealership, source, state) VALUES ('d', 's', 'done')`,
  );
  await source.pool.query(`SELECT graphile_worker.add_job('deliver-lead', '{"lead": 1}', queue_name => 'q')`);
  await writeBackup(source.pool, at, () => {});
  await source.drop();
}

async function restore(): Promise<readonly string[]> {
  const { migrated } = await restoreBackup(target.pool, backup, await readManifest(backup), () => {});
  return migrated;
}

const people = async () => (await target.pool.query('SELECT name FROM lake_users')).rows;

test('restores rows, jobs and sequences; only the owner can read the files', async () => {
  await cp(made, backup, { recursive: true });
  expect(await restore()).toEqual([]);
  expect(await people()).toEqual([{ name: ODD }]);
  const { pool } = target;
  expect(
    (
      await pool.query(
        'SELECT task_identifier, queue_name, payload FROM graphile_worker.jobs j JOIN graphile_worker._private_jobs USING (id)',
      )
    ).rows,
  ).toEqual([{ task_identifier: 'deliver-lead', queue_name: 'q', payload: { lead: 1 } }]);
  const next = await pool.query(
    `INSERT INTO inventory_imports (dealership, source, state) VALUES ('d', 's', 'done') RETURNING id`,
  );
  expect(next.rows).toEqual([{ id: 2 }]);
  for (const name of await readdir(made))
    expect((await stat(join(made, name))).mode & 0o777, name).toBe(0o600);
  expect((await stat(made)).mode & 0o777).toBe(0o700);
});

const empty = `DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA graphile_worker CASCADE`;

test('migrates a backup of an older schema forward', async () => {
  await makeBackup(backup, async ({ pool }) => {
    await pool.query(empty);
    await migrate(pool, { newest: 20 });
  });
  await target.pool.query(empty);
  expect(await restore()).toContain('0021-invitations.sql');
  expect(await people()).toEqual([{ name: ODD }]);
  expect((await target.pool.query('SELECT email_verified_at FROM lake_users')).rows).toHaveLength(1);
});

const PEOPLE_FILE = 'public.lake_users.copy.gz';

test.each<[what: string, change: () => Promise<unknown>, says: RegExp]>([
  [
    'a truncated file',
    async () => truncate(join(backup, PEOPLE_FILE), 40),
    /lake_users\.copy\.gz is truncated or changed/,
  ],
  ['a longer file', async () => appendFile(join(backup, PEOPLE_FILE), 'x'), /is truncated or changed/],
  ['a missing file', async () => rm(join(backup, PEOPLE_FILE)), /lake_users\.copy\.gz cannot be read/],
  ['an unfinished backup', async () => rm(join(backup, 'backup.json')), /not a complete backup/],
  [
    'a modified manifest',
    async () => {
      const path = join(backup, 'backup.json');
      await writeFile(path, (await readFile(path, 'utf8')).replace('"rows": 1', '"rows": 2'));
    },
    /backup\.json is damaged/,
  ],
  [
    'a newer schema',
    async () => {
      const manifest = await readManifest(backup);
      const next = { number: 9999, name: '9999-next.sql', checksum: '' };
      await writeManifest(backup, { ...manifest, migrations: [...manifest.migrations, next] });
    },
    /The backup is newer than this program: it has 9999-next\.sql/,
  ],
  [
    'another version of the job queue',
    async () => writeManifest(backup, { ...(await readManifest(backup)), jobQueueVersion: 1 }),
    /job queue has version 1/,
  ],
  [
    'a database with a row',
    async () => target.pool.query(`INSERT INTO key_check (value) VALUES ('x')`),
    /The database is not empty/,
  ],
  [
    'a database of another application',
    async () => target.pool.query(`${empty}; CREATE TABLE public.orders ()`),
    /The database is not empty/,
  ],
])('refuses %s and restores nothing', async (_what, change, says) => {
  await cp(made, backup, { recursive: true });
  await change();
  await expect(restore()).rejects.toThrow(says);
  const { rows } = await target.pool.query(`SELECT to_regclass('lake_users') AS users`);
  if (rows[0].users !== null) expect(await people()).toEqual([]);
});

test('refuses a folder that is not empty and leaves it as it is', async () => {
  await expect(writeBackup(target.pool, folder, () => {})).resolves.toBeDefined();
  await expect(writeBackup(target.pool, folder, () => {})).rejects.toThrow(/is not empty/);
  expect(await readManifest(folder)).toMatchObject({ format: 1 });
});
