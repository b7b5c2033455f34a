import { rm, utimes, writeFile } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInventoryStore, type InventoryStore } from '../storage/inventory-store.ts';
import { FeedError } from './feed-row.ts';
import { importFeed } from './import-feed.ts';
import { type FeedSourceInput, feedSourceShape } from './source.ts';

let database: TestDatabase;
let store: InventoryStore;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  store = createInventoryStore(database.pool);
  folder = await mkdtemp(join(tmpdir(), 'rooftop-folder-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const run = (place: FeedSourceInput['place']) =>
  importFeed(store, {
    dealership: 'dealership-a',
    source: 'main',
    settings: feedSourceShape.parse({ place }),
    etag: null,
  });
const write = async (name: string, price: number, day: number) => {
  const path = join(folder, name);
  await writeFile(path, `VIN,Make,Model,Price\n1HGCM82633A004352,Honda,Accord,${price}\n`);
  await utimes(path, day, day);
  return path;
};

it('imports the newest file of a folder', async () => {
  await write('b-old.csv', 9000, 1000);
  await write('a-new.csv', 8000, 2000);
  await write('notes.pdf', 7000, 3000);
  expect((await run({ kind: 'folder', path: folder })).counts).toMatchObject({ added: 1 });
  expect(await store.vehicle('dealership-a', '1HGCM82633A004352')).toMatchObject({ salePrice: 800_000 });
});

it('records a file that is missing or not a feed as failed', async () => {
  await expect(run({ kind: 'file', path: join(folder, 'nothing.csv') })).rejects.toBeInstanceOf(FeedError);
  await expect(run({ kind: 'folder', path: folder })).rejects.toThrow(/has no file/);
  await writeFile(join(folder, 'x.csv'), 'a,b\n1,2\n');
  await expect(run({ kind: 'folder', path: folder })).rejects.toThrow(/No column found/);
  const records = await store.imports('dealership-a', 9);
  expect(records.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
  expect(records[0]?.problem).toMatch(/No column found for vin/);
});

it('leaves out placeholders and reports photo hosts that are not allowed', async () => {
  const photos = (name: string) =>
    `https://a.example/${name}.jpg|https://a.example/warranty.jpg|https://b.example/x.jpg`;
  const vins = [
    '1HGCM82633A004352',
    '1HGCM82643A004353',
    '1HGCM82653A004354',
    '1HGCM82663A004355',
    '1HGCM82673A004356',
  ];
  const rows = vins.map((vin) => `${vin},Honda,Accord,2003,${photos(vin)}\n`);
  const path = join(folder, 'cars.csv');
  await writeFile(path, `VIN,Make,Model,Year,Photos\n${rows.join('').replace('/x.jpg', '/coming-soon.jpg')}`);
  const settings = feedSourceShape.parse({ place: { kind: 'file', path }, photoHosts: ['a.example'] });
  const report = await importFeed(store, {
    dealership: 'dealership-a',
    source: 'main',
    settings,
    etag: null,
  });
  const ofPhotos = report.warnings.filter(({ reason }) => !reason.includes('check digit'));
  expect(ofPhotos.map(({ line, reason }) => [line, reason])).toEqual([
    [3, expect.stringContaining('Photos from b.example are not shown')],
    [2, expect.stringContaining('warranty.jpg is shared by 5 cars')],
  ]);
  const [record] = await store.imports('dealership-a', 1);
  expect(record?.warnings).toEqual(report.warnings);
  const first = await store.vehicle('dealership-a', '1HGCM82633A004352');
  expect(first?.photos).toEqual(['https://a.example/1HGCM82633A004352.jpg']);
  const second = await store.vehicle('dealership-a', '1HGCM82643A004353');
  expect(second?.photos).toEqual(['https://a.example/1HGCM82643A004353.jpg', 'https://b.example/x.jpg']);
});
