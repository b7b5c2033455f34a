import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openImageCache } from './image-cache.ts';

const log = pino({ level: 'silent' });
const key = (name: string) => createHash('sha256').update(name).digest('hex');
const bytes = (name: string) => Buffer.alloc(1000, name);
const ENTRY = 1032;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pathOf = (name: string) => join(folder, key(name).slice(0, 2), key(name));

/** Gets an entry and returns whether it had to be created. */
async function made(cache: ReturnType<typeof openImageCache>, name: string): Promise<boolean> {
  const make = vi.fn(async () => bytes(name));
  expect((await cache.get(key(name), make)).equals(bytes(name))).toBe(true);
  return make.mock.calls.length > 0;
}

async function filesOnDisk(): Promise<{ names: string[]; size: number }> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const sizes = await Promise.all(
    entries.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size),
  );
  return { names: entries.map(({ name }) => name), size: sizes.reduce((sum, size) => sum + size, 0) };
}

it('creates an entry once, and keeps it for later processes', async () => {
  const cache = openImageCache(folder, 1e6, log);
  const make = vi.fn(async () => bytes('a'));
  await Promise.all(Array.from({ length: 10 }, () => cache.get(key('a'), make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(await made(cache, 'a')).toBe(false);
  expect(await made(openImageCache(folder, 1e6, log), 'a')).toBe(false);
});

it('finds entries that another process created meanwhile', async () => {
  const [writer, reader] = [openImageCache(folder, 1e6, log), openImageCache(folder, 2 * ENTRY, log)];
  expect(await made(reader, 'a')).toBe(true);
  for (const name of ['b', 'c']) {
    expect(await made(writer, name)).toBe(true);
    expect(await made(reader, name)).toBe(false);
  }
  // They count toward the limit.
  await expect.poll(async () => (await filesOnDisk()).names.sort()).toEqual([key('b'), key('c')].sort());
});

it('never exceeds its size limit and drops the least recently used entries', async () => {
  const cache = openImageCache(folder, 3 * ENTRY, log);
  for (const name of ['a', 'b', 'c']) await made(cache, name);
  expect(await made(cache, 'a')).toBe(false);
  await made(cache, 'd');
  await expect.poll(async () => (await filesOnDisk()).size).toBeLessThanOrEqual(3 * ENTRY);
  expect((await filesOnDisk()).names.sort()).toEqual([key('a'), key('c'), key('d')].sort());
  expect(await made(cache, 'b')).toBe(true);
});

it('remembers the order of use and the limit after a restart', async () => {
  const first = openImageCache(folder, 3 * ENTRY, log);
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    await made(first, name);
    const used = new Date(Date.now() - 60_000 * (10 - index));
    await utimes(pathOf(name), used, used);
  }
  // Created first, used last.
  await made(first, 'a');
  const { mtimeMs: untouched } = await stat(pathOf('c'));
  await expect.poll(async () => (await stat(pathOf('a'))).mtimeMs).toBeGreaterThan(untouched);
  for (const [name, age] of [
    ['torn.new', 120_000],
    ['in-progress.new', 0],
  ] as const) {
    await writeFile(join(folder, name), 'half');
    await utimes(join(folder, name), new Date(), new Date(Date.now() - age));
  }
  const second = openImageCache(folder, 2 * ENTRY, log);
  expect(await made(second, 'a')).toBe(false);
  await expect
    .poll(async () => (await filesOnDisk()).names.sort())
    .toEqual([key('a'), key('c'), 'in-progress.new'].sort());
});

it.each([
  ['torn', (path: string) => truncate(path, 500)],
  ['empty', (path: string) => truncate(path, 0)],
  [
    'altered',
    async (path: string) => {
      const content = await readFile(path);
      content.writeUInt8(content.readUInt8(600) ^ 1, 600);
      await writeFile(path, content);
    },
  ],
  ['missing', (path: string) => rm(path)],
])('recreates an entry whose file is %s', async (_case, harm) => {
  const cache = openImageCache(folder, 1e6, log);
  await made(cache, 'a');
  await harm(pathOf('a'));
  expect(await made(cache, 'a')).toBe(true);
  // The cache doesn't wait for the removal of the harmed file, which may come late and hit the new one.
  await expect.poll(() => made(cache, 'a')).toBe(false);
});

it('works without a writable folder, and does not cache failures', async () => {
  await writeFile(join(folder, 'file'), '');
  const blocked = openImageCache(join(folder, 'file', 'below'), 1e6, log);
  expect([await made(blocked, 'a'), await made(blocked, 'a')]).toEqual([true, true]);
  const cache = openImageCache(folder, 1e6, log);
  await expect(cache.get(key('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await made(cache, 'a')).toBe(true);
});

it('returns an entry larger than the whole cache without storing it', async () => {
  const cache = openImageCache(folder, 500, log);
  expect(await made(cache, 'a')).toBe(true);
  await expect.poll(async () => (await filesOnDisk()).names).toEqual([]);
});

it('aborts an entry once no request waits for it, and recreates it for the next one', async () => {
  const cache = openImageCache(folder, 1e6, log);
  const [one, two] = [new AbortController(), new AbortController()];
  const make = (wanted: AbortSignal) =>
    new Promise<Buffer>((_, reject) => {
      wanted.addEventListener('abort', () => reject(new Error('given up')));
    });
  const answers = [one, two].map(({ signal }) => cache.get(key('a'), make, signal));
  const ends = Promise.allSettled(answers);
  one.abort();
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  two.abort();
  expect(await made(cache, 'a')).toBe(true);
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
