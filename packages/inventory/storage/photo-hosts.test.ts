import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInventoryStore } from './inventory-store.ts';
import { allowPhotoHost, unlistedHosts } from './photo-hosts.ts';
import { listFeedSources, saveSource } from './sources.ts';
import { feedVehicles, importOf, TUESDAY } from '../../../tests/support/imports.ts';

const place = { kind: 'file', path: '/feed.csv' } as const;
const photos = (host: string, count: number) =>
  Array.from({ length: count }, (_, at) => `https://${host}/${at}.jpg`);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { pool } = database;
  const store = createInventoryStore(pool);
  const [first, second, third, fourth] = feedVehicles(4);
  if (!first || !second || !third || !fourth) throw new Error('Too few cars');
  await saveSource(pool, 'dealership-a', 'main', { place, photoHosts: ['*.listed.example'] });
  await saveSource(pool, 'dealership-a', 'trucks', { place });
  await saveSource(pool, 'dealership-b', 'main', { place });
  const bare = { photos: [], manufacturerPhotos: [] };
  const gone = { ...fourth, ...bare, photos: photos('gone.example', 3) };
  const main = [
    { ...first, ...bare, photos: [...photos('new.example', 3), ...photos('a.listed.example', 2), 'UW1.jpg'] },
    { ...second, ...bare, photos: photos('192.168.0.7', 1), manufacturerPhotos: photos('maker.example', 2) },
  ];
  await store.applyImport(importOf([...main, gone]));
  await store.applyImport(importOf(main, { at: TUESDAY }));
  await store.applyImport(
    importOf([{ ...third, ...bare, photos: photos('new.example', 4) }], { source: 'trucks' }),
  );
  await store.applyImport(
    importOf([{ ...first, ...bare, photos: photos('theirs.example', 1) }], { dealership: 'dealership-b' }),
  );
});
afterAll(() => database.drop());

const hostsOf = async (dealership: string) =>
  (await unlistedHosts(database.pool, dealership)).map(({ host, photos: count, canBeAllowed }) => [
    host,
    count,
    canBeAllowed,
  ]);
const listed = async (dealership: string) =>
  (await listFeedSources(database.pool, dealership)).map(({ settings }) => settings.photoHosts);

test('counts photos on unlisted hosts for cars for sale, and allows a host for the sources that use it', async () => {
  expect(await hostsOf('dealership-a')).toEqual([
    ['new.example', 7, true],
    ['maker.example', 2, true],
    ['192.168.0.7', 1, false],
  ]);
  const [newest] = await unlistedHosts(database.pool, 'dealership-a');
  expect(newest?.importedAt).toBeInstanceOf(Date);

  const refused = ['192.168.0.7', 'theirs.example', 'gone.example', '*.example', 'a.listed.example', ''];
  for (const host of refused)
    expect([host, await allowPhotoHost(database.pool, 'dealership-a', host)]).toEqual([host, false]);
  expect(await listed('dealership-a')).toEqual([['*.listed.example'], []]);

  expect(await allowPhotoHost(database.pool, 'dealership-a', 'maker.example')).toBe(true);
  expect(await allowPhotoHost(database.pool, 'dealership-a', 'new.example')).toBe(true);
  expect(await listed('dealership-a')).toEqual([
    ['*.listed.example', 'maker.example', 'new.example'],
    ['new.example'],
  ]);
  expect(await hostsOf('dealership-a')).toEqual([['192.168.0.7', 1, false]]);
  expect(await hostsOf('dealership-b')).toEqual([['theirs.example', 1, true]]);
  expect(await listed('dealership-b')).toEqual([[]]);
});
