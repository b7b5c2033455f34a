/**
 * After the term of a credit application, nobody can read it: not with the ENCRYPTION_KEY, and not from the files of the
 * database. Runs on a PostgreSQL of its own with the settings of `npm start`.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@rooftop/database/embedded/start';
import { migrate } from '@rooftop/database/migrate';
import { inTransaction, openPool, type Pool } from '@rooftop/database/pool';
import { prepareRoles } from '@rooftop/database/roles';
import { accessLog, readApplication, storeApplication } from '@rooftop/vault/applications/applications';
import { deleteExpiredDrafts, saveDraft } from '@rooftop/vault/applications/application-drafts';
import { deriveKey } from '@rooftop/vault/derive-key';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireCreditApplicationsJob } from '@rooftop/vault/applications/expire-credit-applications.job';
import { testApplication } from '../support/credit-application.ts';
import { filesWith } from '../support/files-with.ts';
import { addLead } from '../support/leads/add-lead.ts';

const dealership = 'dealership-alpha';
const log = pino({ level: 'silent' });
const key = deriveKey(randomBytes(32).toString('base64'), 'vault');
const reading = {
  dealership,
  reader: { userId: 'u-ann', name: 'Ann' },
  reason: 'Proof',
  event: 'read',
  at: new Date(),
} as const;

let folder: string;
const place = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-retention-'));
  // PostgreSQL may run as another user, who needs access.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function withDatabase<Result>(
  dataDir: string,
  work: (pool: Pool, url: string) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const pool = openPool(postgres.url);
  try {
    return await work(pool, postgres.url);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

/** The parts of sealed keys that are random, so that remains of one are found too. */
const partsOf = (sealed: Buffer): Buffer[] =>
  [1, 17, 33, 49].map((start) => sealed.subarray(start, start + 16));

async function store(pool: Pool): Promise<string> {
  const lead = await addLead(pool, dealership);
  const sent = { dealership, lead, application: testApplication(), draft: crypto.randomUUID() };
  await inTransaction(pool, (client) => storeApplication({ key }, client, sent));
  return lead;
}

test('a copy of the data made before can be read, and one made after cannot', async () => {
  const [before, now] = [place('before'), place('now')];
  const { lead, kept, keys } = await withDatabase(now, async (pool) => {
    await migrate(pool);
    const ids = { lead: await store(pool), kept: await store(pool) };
    const draft = { dealership, id: crypto.randomUUID() };
    await saveDraft({ pool, key }, draft, { employer: 'Lake Bakery' });
    await pool.query(
      `UPDATE credit_application_drafts SET started_at = started_at - interval '25 hours' WHERE id = $1`,
      [draft.id],
    );
    await pool.query(
      `UPDATE credit_applications SET received_at = received_at - interval '24 months 1 hour' WHERE id = $1`,
      [ids.lead],
    );
    const { rows } = await pool.query<{ sealed: Buffer }>(
      'SELECT sealed FROM vault_data_keys WHERE id <> $1',
      [ids.kept],
    );
    return { ...ids, keys: rows.flatMap(({ sealed }) => partsOf(sealed)) };
  });
  // With the owner, because PostgreSQL may run as another user.
  await promisify(execFile)('cp', ['-a', now, before]);
  expect(keys).toHaveLength(8);
  // The copy has them, in the table and in the write-ahead log, so the search below would find them.
  const copied = await filesWith(before, keys);
  expect(copied.some((path) => path.includes('pg_wal'))).toBe(true);
  expect(copied.some((path) => path.includes('/base/'))).toBe(true);

  await withDatabase(now, async (pool, url) => {
    const { worker } = await prepareRoles(pool, url, () => 'password');
    const workerPool = openPool(worker);
    expect(await deleteExpiredDrafts({ pool: workerPool })).toBe(1);
    await expireCreditApplicationsJob.run({ pool: workerPool, log });
    await workerPool.end();
    expect(await filesWith(now, keys)).toEqual([]);
    expect(await readApplication({ pool, key }, { ...reading, id: lead })).toBeNull();
    expect(await accessLog(pool, { dealership, id: lead })).toMatchObject([
      { event: 'deleted', userId: null },
    ]);
    expect(await readApplication({ pool, key }, { ...reading, id: kept })).toEqual(testApplication());
  });

  await withDatabase(before, async (pool) => {
    expect(await readApplication({ pool, key }, { ...reading, id: lead })).toEqual(testApplication());
  });
}, 120_000);
