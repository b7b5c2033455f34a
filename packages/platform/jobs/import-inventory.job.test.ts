import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { removeSource, saveSource } from '@rooftop/inventory/storage/sources';
import { runMigrations } from 'graphile-worker';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '@rooftop/leads/mail/mail';
import { exampleDelivery } from '../../../tests/support/lead-delivery.ts';
import { IMPORT_NOTICE_WORDS } from './import-notice-words.ts';
import { importInventoryJob } from './import-inventory.job.ts';
import { scheduleImportsJob } from './schedule-imports.job.ts';
import { planImportNotice, sendImportNoticeJob } from './send-import-notice.job.ts';

const log = pino({ level: 'silent' });
const dealership = 'dealership-a';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  await runMigrations({ pgPool: database.pool });
  folder = await mkdtemp(join(tmpdir(), 'rooftop-import-'));
  await writeFile(join(folder, 'feed.csv'), 'VIN,Make,Model\n1HGCM82633A004352,Honda,Accord\n');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const folderSource = (everyMinutes: number | null) => ({
  place: { kind: 'folder', path: folder } as const,
  everyMinutes,
});

async function jobs(): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>('SELECT key FROM graphile_worker.jobs');
  return rows.map(({ key }) => key);
}

it('creates one job for each source that is due', async () => {
  await saveSource(database.pool, dealership, 'due', folderSource(60));
  await saveSource(database.pool, dealership, 'by-hand', folderSource(null));
  await scheduleImportsJob.run(database);
  await scheduleImportsJob.run(database);
  expect(await jobs()).toEqual(['inventory:dealership-a:due']);

  await importInventoryJob.run({ pool: database.pool, log }, { dealership, name: 'due' });
  await database.pool.query('DELETE FROM graphile_worker._private_jobs');
  await scheduleImportsJob.run(database);
  expect(await jobs()).toEqual([]);
});

it('imports its source and records the errors of the feed', async () => {
  await saveSource(database.pool, dealership, 'main', folderSource(60));
  await importInventoryJob.run({ pool: database.pool, log }, { dealership, name: 'main' });
  const store = createInventoryStore(database.pool);
  expect(await store.vehicle(dealership, '1HGCM82633A004352')).toMatchObject({ make: 'Honda' });

  await writeFile(join(folder, 'feed.csv'), '');
  await importInventoryJob.run({ pool: database.pool, log }, { dealership, name: 'main' });
  expect(await store.imports(dealership, 1)).toMatchObject([
    { state: 'failed', problem: 'The file is empty.' },
  ]);
});

it('does nothing for a source that was removed', async () => {
  await saveSource(database.pool, dealership, 'main', folderSource(60));
  await removeSource(database.pool, dealership, 'main');
  await importInventoryJob.run({ pool: database.pool, log }, { dealership, name: 'main' });
  expect(await createInventoryStore(database.pool).imports(dealership, 1)).toEqual([]);
});

describe('an import that is worse than the ones before', () => {
  const header = 'VIN,Make,Model,Price,Status\n';
  const row = (serial: number, price: string, status = 'Available') =>
    `1HGCM8263${serial}A004352,Honda,Accord,${price},${status}\n`;
  const good = [1, 2, 3, 4, 5, 6].map((serial) => row(serial, '12995'));

  async function importRows(rows: readonly string[]): Promise<void> {
    await writeFile(join(folder, 'feed.csv'), `${header}${rows.join('')}`);
    await importInventoryJob.run({ pool: database.pool, log }, { dealership, name: 'main' });
  }
  /** Runs the waiting jobs. Returns the mails that they send. */
  async function mailsSent(language: 'en' | 'es' = 'en'): Promise<readonly Mail[]> {
    const mails: Mail[] = [];
    const planner = {
      pool: database.pool,
      readDelivery: async () =>
        exampleDelivery({
          noticeAddresses: ['manager@dealer.example'],
          staffLanguage: language,
          sender: null,
        }),
    };
    const notices = {
      transport: { send: async (mail: Mail) => void mails.push(mail) },
      findStaffEmails: async () => [],
      readIdentity: async () => ({ name: 'Alpha', host: 'alpha.example' }),
    };
    const { rows } = await database.pool.query<{ payload: unknown }>(
      'DELETE FROM graphile_worker._private_jobs RETURNING payload',
    );
    for (const { payload } of rows) await sendImportNoticeJob.run({ planner, log, notices }, payload);
    return mails;
  }
  beforeEach(() => saveSource(database.pool, dealership, 'main', folderSource(60)));

  it('is mailed to the dealership once, with the rows and cells', async () => {
    await importRows([...good, row(7, '$$$')]);
    expect(await mailsSent()).toEqual([]);
    await importRows([...good.slice(2), row(1, 'Bob knows'), row(2, '12995', 'Unsold'), row(7, '$$$')]);
    const [mail, ...others] = await mailsSent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'manager@dealer.example',
      from: { name: 'Alpha', address: 'leads@alpha.example' },
      subject: 'Your inventory feed “main” needs your attention',
    });
    expect(mail?.text).toContain(`2 ${IMPORT_NOTICE_WORDS.en.kinds.price}\n  line 6, Price, “Bob knows”`);
    expect(mail?.text).toContain(`1 ${IMPORT_NOTICE_WORDS.en.kinds.status}\n  line 7, Status, “Unsold”`);
    await importRows([...good.slice(2), row(1, 'Bob knows'), row(2, '12995', 'Unsold'), row(7, '$$$')]);
    expect(await mailsSent()).toEqual([]);
  });

  it('that is held or fails is mailed once, in the language of the staff', async () => {
    await importRows(good);
    await importRows(good.map((text) => text.replace('Available', 'R')));
    const [mail, ...others] = await mailsSent('es');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Su archivo de inventario “main” necesita su atención');
    expect(mail?.text).toMatch(
      /^No lo importamos\. Sus autos quedan como estaban: The feed has no cars for sale/,
    );
    await importRows([]);
    await importRows(['"']);
    expect(await mailsSent()).toEqual([]);
    await importRows(good);
    await importRows(['"']);
    expect((await mailsSent())[0]?.text).toContain('A quote is opened and never closed');
  });

  it('is noticed after many runs that found the feed unchanged, and not mailed again by one', async () => {
    const unchanged = (runs: number) =>
      database.pool.query(
        `INSERT INTO inventory_imports (dealership, source, state)
         SELECT $1, 'main', 'unchanged' FROM generate_series(1, $2)`,
        [dealership, runs],
      );
    await importRows(good);
    await unchanged(30);
    await importRows([...good, row(7, '12995').replace('Accord', '')]);
    expect((await mailsSent())[0]?.text).toContain(IMPORT_NOTICE_WORDS.en.kinds.row);
    await unchanged(1);
    await planImportNotice(database.pool, dealership, 'main');
    expect(await mailsSent()).toEqual([]);
  });
});
