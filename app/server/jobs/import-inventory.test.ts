import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { removeSource, saveSource } from '@rooftop/inventory/storage/sources';
import { runMigrations } from 'graphile-worker';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importInventory, scheduleImports } from './import-inventory.ts';

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
  await scheduleImports(database.pool);
  await scheduleImports(database.pool);
  expect(await jobs()).toEqual(['inventory:dealership-a:due']);

  await importInventory(database.pool, log, { dealership, name: 'due' });
  await database.pool.query('DELETE FROM graphile_worker._private_jobs');
  await scheduleImports(database.pool);
  expect(await jobs()).toEqual([]);
});

it('imports its source and records the errors of the feed', async () => {
  await saveSource(database.pool, dealership, 'main', folderSource(60));
  await importInventory(database.pool, log, { dealership, name: 'main' });
  const store = createInventoryStore(database.pool);
  expect(await store.vehicle(dealership, '1HGCM82633A004352')).toMatchObject({ make: 'Honda' });

  await writeFile(join(folder, 'feed.csv'), '');
  await importInventory(database.pool, log, { dealership, name: 'main' });
  expect(await store.imports(dealership, 1)).toMatchObject([
    { state: 'failed', problem: 'The file is empty.' },
  ]);
});

it('does nothing for a source that was removed', async () => {
  await saveSource(database.pool, dealership, 'main', folderSource(60));
  await removeSource(database.pool, dealership, 'main');
  await importInventory(database.pool, log, { dealership, name: 'main' });
  expect(await createInventoryStore(database.pool).imports(dealership, 1)).toEqual([]);
});
