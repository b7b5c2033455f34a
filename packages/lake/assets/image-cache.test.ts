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

/** Asks for an entry and tells whether it had to be made. */
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

it('makes an entry once, also for a later process', async () => {
  const cache = openImageCache(folder, 1e6, log);
  const make = vi.fn(async () => bytes('a'));
  await Promise.all(Array.from({ length: 10 }, () => cache.get(key('a'), make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(await made(cache, 'a')).toBe(false);
  expect(await made(openImageCache(folder, 1e6, log), 'a')).toBe(false);
});

it('never holds more bytes than allowed and drops what was used longest ago', async () => {
  const cache = openImageCache(folder, 3 * ENTRY, log);
  for (const name of ['a', 'b', 'c']) await made(cache, name);
  expect(await made(cache, 'a')).toBe(false);
  await made(cache, 'd');
  await vi.waitFor(async () => expect((await filesOnDisk()).size).toBeLessThanOrEqual(3 * ENTRY));
  expect((await filesOnDisk()).names.sort()).toEqual([key('a'), key('c'), key('d')].sort());
  expect(await made(cache, 'b')).toBe(true);
});

it('remembers the order of use, and the bound, over a restart', async () => {
  const first = openImageCache(folder, 3 * ENTRY, log);
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    await made(first, name);
    const used = new Date(Date.now() - 60_000 * (10 - index));
    await utimes(pathOf(name), used, used);
  }
  // Made first, used last.
  await made(first, 'a');
  const { mtimeMs: untouched } = await stat(pathOf('c'));
  await vi.waitFor(async () => expect((await stat(pathOf('a'))).mtimeMs).toBeGreaterThan(untouched));
  await writeFile(join(folder, 'torn.new'), 'half');
  const second = openImageCache(folder, 2 * ENTRY, log);
  expect(await made(second, 'a')).toBe(false);
  await vi.waitFor(async () =>
    expect((await filesOnDisk()).names.sort()).toEqual([key('a'), key('c')].sort()),
  );
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
  ['gone', (path: string) => rm(path)],
])('makes an entry again whose file is %s', async (_case, harm) => {
  const cache = openImageCache(folder, 1e6, log);
  await made(cache, 'a');
  await harm(pathOf('a'));
  expect(await made(cache, 'a')).toBe(true);
  expect(await made(cache, 'a')).toBe(false);
});

it('does without a folder that cannot be written, and keeps nothing that failed', async () => {
  await writeFile(join(folder, 'file'), '');
  const blocked = openImageCache(join(folder, 'file', 'below'), 1e6, log);
  expect([await made(blocked, 'a'), await made(blocked, 'a')]).toEqual([true, true]);
  const cache = openImageCache(folder, 1e6, log);
  await expect(cache.get(key('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await made(cache, 'a')).toBe(true);
});

it('gives an entry larger than the whole cache, and does not keep it', async () => {
  const cache = openImageCache(folder, 500, log);
  expect(await made(cache, 'a')).toBe(true);
  await vi.waitFor(async () => expect((await filesOnDisk()).names).toEqual([]));
});

it('gives up an entry when the last who waits for it has gone, and makes it anew for the next', async () => {
  const cache = openImageCache(folder, 1e6, log);
  const [one, two] = [new AbortController(), new AbortController()];
  const make = (wanted: AbortSignal) =>
    new Promise<Buffer>((_, reject) => {
      wanted.addEventListener('abort', () => reject(new Error('given up')));
    });
  const asked = [one, two].map(({ signal }) => cache.get(key('a'), make, signal));
  const ends = Promise.allSettled(asked);
  one.abort();
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  two.abort();
  expect(await made(cache, 'a')).toBe(true);
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
