/**
 * Runs `npm run backup` and `npm run restore` as an operator does, and starts the platform on the restored database.
 */
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { openPool, type Pool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { exampleDestination, exampleSubmission } from '../support/leads/submissions.ts';
import { createSecrets } from '@rooftop/vault/dealership-secrets';
import { deriveKey } from '@rooftop/vault/derive-key';
import { matchesDatabaseKey } from '@rooftop/vault/key-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedContent } from '../../scripts/seed/seed-content.ts';
import { renderSmall } from '../support/small-pictures.ts';
import { importShippedFeeds } from '../../scripts/start/import-shipped-feeds.ts';
import { readKits } from '../../scripts/seed/read-kits.ts';
import { startPlatform } from '../e2e/platform.ts';
import { freePorts } from '../support/free-ports.ts';
import { runEntry, startEntry } from './entry-process.ts';
import { type LakeProcess, startLake } from './lake-process.ts';
import { ask } from './web-fixtures.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const OTHER_KEY = Buffer.alloc(32, 8).toString('base64');
const DEALERSHIP = 'dealership-north-country';
const running = new AsyncDisposableStack();
let folder: string;
let backup: string;
let dataDir: string;
let lake: LakeProcess;
let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-backup-'));
  await chmod(folder, 0o711); // PostgreSQL may run as another user, who needs access to the folder.
  running.defer(() => rm(folder, { recursive: true, force: true }));
  backup = join(folder, 'backups/today');
  dataDir = join(folder, 'data');
  lake = await startLake();
  running.defer(() => lake.stop());
  const { pool, url } = lake.database;
  await matchesDatabaseKey(pool, KEY);
  const { kits: all, shared } = await readKits();
  const kits = all.filter(({ slug }) => slug === 'north-country');
  await seedContent({ client: lake.administrator, kits, shared, render: renderSmall, reset: false });
  await importShippedFeeds(url, [{ id: DEALERSHIP }]);
  const person = await runEntry(
    [
      'scripts/lake.ts',
      'user',
      'create',
      'ann@a.example',
      '--role',
      'editor',
      '--dealership',
      'north-country',
    ],
    lake.settings,
  );
  expect(person, person.output).toMatchObject({ code: 0 });
  await createSecrets(pool, deriveKey(KEY, 'secrets')).set(DEALERSHIP, 'meta-token', 'sealed');
  const destinations = [exampleDestination({ to: 'sales@north-country.example' })];
  const lead = exampleSubmission({ dealership: DEALERSHIP, destinations });
  expect(await acceptLead(pool, deriveKey(KEY, 'lead-keys'), lead)).toMatchObject({ isRepeat: false });
}, 120_000);
afterAll(() => running.disposeAsync());

/** Creates documents one after another until the returned function is called. That function returns their number. */
function keepWriting() {
  const stopping = new AbortController();
  const done = (async () => {
    let written = 0;
    for (; !stopping.signal.aborted; written += 1)
      await lake.administrator.create({ _id: `note-${written}`, _type: 'note', everyDealership: true });
    return written;
  })();
  return async () => {
    stopping.abort();
    return done;
  };
}

/** Returns a digest of the rows of every table, by table, and the value of every sequence. */
async function contentOf(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') AND tablename NOT LIKE '%migrations' ORDER BY 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await pool.query<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest FROM ${name} t`,
    );
    digests[name] = found.rows[0]?.digest ?? '';
  }
  const sequences = await pool.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, coalesce(last_value, 0)::text AS value FROM pg_sequences`,
  );
  for (const { name, value } of sequences.rows) digests[name] = value;
  return digests;
}

/** Undoes writes made after the backup, so that the source equals what the backup has to contain. */
async function takeBack(pool: Pool, notes: number): Promise<void> {
  await pool.query(`DELETE FROM lake_documents WHERE type = 'note' AND substring(id FROM 6)::int >= $1`, [
    notes,
  ]);
  const later = `SELECT sequence FROM lake_revisions WHERE document_id LIKE 'note-%' AND substring(document_id FROM 6)::int >= ${notes}`;
  await pool.query(`CREATE TEMP TABLE later AS ${later}`);
  await pool.query('DELETE FROM lake_revisions WHERE sequence IN (SELECT sequence FROM later)');
  await pool.query('DELETE FROM lake_transactions WHERE sequence IN (SELECT sequence FROM later)');
}

const restore = (settings: Record<string, string>) =>
  runEntry(['scripts/restore.ts', backup], { DATA_DIR: dataDir, ...settings });

test('a backup while editors write, restored into a new platform, which starts', {
  timeout: 240_000,
}, async () => {
  const stopWriting = keepWriting();
  const made = await runEntry(['scripts/backup.ts', backup], lake.settings);
  const written = await stopWriting();
  expect(made, made.output).toMatchObject({ code: 0 });
  expect(made.output).toMatch(/people: 1\n[^]*leads: 1\n[^]*jobs waiting: 1\n/);
  for (const name of await readdir(backup)) {
    const bytes = await readFile(join(backup, name));
    expect(bytes.includes(KEY) || bytes.includes(Buffer.from(KEY, 'base64')), name).toBe(false);
  }

  const inUse = await restore({ DATABASE_URL: lake.database.url });
  expect(inUse).toEqual({
    code: 1,
    output: expect.stringContaining('Rooftop is running on this database'),
  });
  const otherKey = await restore({ ENCRYPTION_KEY: OTHER_KEY });
  expect(otherKey).toEqual({ code: 1, output: expect.stringContaining('another ENCRYPTION_KEY') });

  const restored = await restore({});
  expect(restored, restored.output).toMatchObject({ code: 0 });
  expect(restored.output).toContain('Before npm start, put the ENCRYPTION_KEY');
  const postgres = await startEmbeddedPostgres({ dataDir });
  const pool = openPool(postgres.url, { max: 1 });
  const { rows } = await pool.query<{ notes: number }>(
    `SELECT count(*)::int AS notes FROM lake_documents WHERE type = 'note'`,
  );
  const notes = rows[0]?.notes ?? 0;
  const content = await contentOf(pool);
  await pool.end();
  await postgres.stop();
  expect(written).toBeGreaterThan(notes);
  const { pool: source } = lake.database;
  await takeBack(source, notes);
  expect(content).toEqual(await contentOf(source));

  const again = await restore({});
  expect(again).toEqual({ code: 1, output: expect.stringContaining('The database is not empty') });

  await writeFile(join(dataDir, 'platform.env'), `ENCRYPTION_KEY="${KEY}"\n`);
  platform = await startPlatform(dataDir, '');
  running.defer(() => platform.stop());
  const mails = async () => {
    const names = await readdir(join(dataDir, 'mail')).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(dataDir, 'mail', name), 'utf8')));
  };
  await expect
    .poll(mails, { timeout: 20_000 })
    .toEqual([expect.stringContaining('sales@north-country.example')]);
  const home = await ask(Number(platform.settings.PORT), {
    host: `north-country.localhost:${platform.settings.PORT}`,
  });
  expect(home.status).toBe(200);
  const picture = /src="([^"]*\/images\/[^"]*)"/.exec(home.body)?.[1]?.replaceAll('&amp;', '&');
  const shown = await ask(Number(platform.settings.PORT), {
    host: `north-country.localhost:${platform.settings.PORT}`,
    path: picture ?? '/no-picture',
  });
  expect([shown.status, shown.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});

test('the restored platform can be backed up while it runs, and restore refuses to overwrite it', async () => {
  const second = join(folder, 'backups/second');
  const made = await runEntry(['scripts/backup.ts', second], { DATA_DIR: dataDir });
  expect(made, made.output).toMatchObject({ code: 0 });
  const over = await restore({});
  expect(over).toEqual({ code: 1, output: expect.stringContaining('Rooftop is already running') });
});

test('a website and a worker started on their own beside it have their own database roles', async () => {
  const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], { DATA_DIR: dataDir });
  const pool = openPool(DATABASE_URL, { max: 1 });
  running.defer(() => pool.end());
  const roles = async () => {
    const { rows } = await pool.query<{ role: string; newest: number }>(
      `SELECT usename AS role, extract(epoch FROM max(backend_start))::float8 AS newest FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() GROUP BY usename`,
    );
    return Object.fromEntries(rows.map(({ role, newest }) => [role, newest]));
  };
  const before = await roles();
  expect(Object.keys(before).toSorted()).toEqual(['rooftop_lake', 'rooftop_web', 'rooftop_worker']);
  const ports = await freePorts('PORT', 'OPS_PORT');
  for (const entry of ['app/server.ts', 'app/worker.ts']) {
    const alone = await startEntry([entry], { DATA_DIR: dataDir, ...ports });
    running.defer(() => alone.stop());
  }
  const after = await roles();
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
  // The processes of the platform close idle connections meanwhile, so only new ones count.
  const isNewer = (role: string) => (after[role] ?? 0) > (before[role] ?? 0);
  expect([isNewer('rooftop_web'), isNewer('rooftop_worker')]).toEqual([true, true]);
});
