import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createInventoryStore } from '@rooftop/inventory/storage/inventory-store';
import { type TestLake, startTestLake } from '../../tests/support/lake/lake.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '../start/start-error.ts';
import { importCars } from './import-cars.ts';

let database: TestDatabase;
let lake: TestLake;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  lake = await startTestLake({ tenancy: TENANCY });
  folder = await mkdtemp(join(tmpdir(), 'rooftop-give-cars-'));
});
afterEach(async () => {
  await lake.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function give(url: string | undefined): Promise<readonly string[]> {
  const said: string[] = [];
  const source = { ...process.env, DATA_DIR: folder, DATABASE_URL: url };
  await importCars(lake.administrator, source, (line) => said.push(line));
  return said;
}

it('imports shipped feeds once for dealerships that have one, even if their content was added later', async () => {
  expect(await give(database.url)).toEqual([]);
  for (const slug of ['north-country', 'another']) {
    await lake.administrator.createOrReplace({
      _id: `dealership-${slug}`,
      _type: 'dealership',
      slug: { _type: 'slug', current: slug },
    });
  }
  expect(await give(database.url)).toEqual(['Imported 60 cars from the feeds in tenants/.']);
  expect(await give(database.url)).toEqual([]);
  const store = createInventoryStore(database.pool);
  const runs = async (slug: string) => (await store.imports(`dealership-${slug}`, 9)).length;
  expect([await runs('north-country'), await runs('another'), await runs('summit')]).toEqual([2, 0, 0]);
});

it('does nothing without a database, and names one that does not respond', async () => {
  expect(await give(undefined)).toEqual([]);
  await lake.administrator.createOrReplace({
    _id: 'dealership-summit',
    _type: 'dealership',
    slug: { _type: 'slug', current: 'summit' },
  });
  await expect(give('postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(StartError);
});
