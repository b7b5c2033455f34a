import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FeedError } from './feed-row.ts';
import { openFeed } from './open-feed.ts';
import { zipOf } from '../../../tests/support/feeds.ts';
import { unpack } from './unpack.ts';

const FEED = 'VIN,Make,Model\n1HGCM82633A004352,Honda,Accord\n';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-packed-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

it.each([
  ['feed.csv.gz', gzipSync(FEED)],
  [
    'feed.zip',
    zipOf({ 'export/INVENTORY.TXT': FEED, '__MACOSX/._x.csv': 'x', 'export/.a.csv': 'x', 'read.me': 'x' }),
  ],
  ['packed-all-the-same.csv', gzipSync(FEED)],
])('unpacks %s and leaves no temporary files', async (name, content) => {
  await write(name, content);
  const feed = await openFeed({ kind: 'folder', path: folder }, null);
  if (feed === null) throw new Error('no feed');
  expect(await readFile(feed.path, 'utf8')).toBe(FEED);
  await feed.close();
  await expect(readFile(feed.path)).rejects.toThrow(/ENOENT/);
  expect(await readdir(folder)).toEqual([name]);
});

it.each([
  ['an archive without a feed', zipOf({ 'photo.jpg': 'x' }), /no file that ends in/],
  ['several feeds', zipOf({ 'a.csv': FEED, 'b.csv': FEED }), /several feeds: a\.csv, b\.csv/],
  ['a path outside the folder', zipOf({ '../../a.csv': FEED }), /cannot be unpacked/],
  ['half a zip', zipOf({ 'a.csv': FEED }).subarray(0, 60), /cannot be unpacked/],
  ['half a gzip', gzipSync(FEED.repeat(99)).subarray(0, 60), /cannot be unpacked/],
])('rejects %s', async (_what, content, reason) => {
  const path = await write('feed.zip', content);
  const opened = openFeed({ kind: 'file', path }, null);
  await expect(opened).rejects.toBeInstanceOf(FeedError);
  await expect(opened).rejects.toThrow(reason);
});

it.each([
  ['zip', zipOf({ 'bomb.csv': 'a'.repeat(100_000) })],
  ['gzip', gzipSync('a'.repeat(100_000))],
] as const)('rejects a %s that unpacks to more than the limit', async (packing, content) => {
  const path = await write('bomb', content);
  await expect(unpack(path, packing, join(folder, 'out'), 50_000)).rejects.toThrow(/longer than 50000 bytes/);
});
