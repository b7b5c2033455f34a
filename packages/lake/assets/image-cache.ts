import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/** Transformed images on disk, which several processes may share. If anything goes wrong with the cache, the image is transformed again. */
export interface ImageCache {
  /**
   * Returns the bytes cached under this key, or the result of `make`, which runs once at a time per key.
   * @param wanted aborts when this caller stops waiting. The signal for `make` aborts once all callers have.
   */
  get(key: string, make: (wanted: AbortSignal) => Promise<Buffer>, wanted?: AbortSignal): Promise<Buffer>;
}

/** An entry in progress, and the number of callers waiting for it. */
interface Making {
  readonly bytes: Promise<Buffer>;
  waiting: number;
  abandon(): void;
}

const DIGEST_BYTES = 32;
const KEY = /^[\da-f]{64}$/;
/** Milliseconds after which an unfinished file has been left behind by a process that ended. Others may be at work. */
const LEFT_BEHIND_MS = 60_000;

/**
 * Opens a cache in `folder` of at most `maxBytes`. Drops the least recently used entries first, across restarts too
 * (according to the files' modification times). A file starts with the SHA-256 digest of the bytes after it, so that
 * incomplete or altered files are detected. Keys are 64 hexadecimal digits.
 */
export function openImageCache(folder: string, maxBytes: number, log: Logger): ImageCache {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);
  const complain = (error: unknown) => log.warn({ err: error }, 'image cache: a file could not be written');
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_size, key, reason) => {
      if (reason !== 'set') rm(pathOf(key), { force: true }).catch(complain);
    },
  });
  const making = new Map<string, Making>();
  const found = remember();

  async function remember(): Promise<void> {
    for (const { key, size } of await findFiles(folder)) files.set(key, size);
  }

  async function read(key: string): Promise<Buffer | null> {
    const content = await readFile(pathOf(key)).catch(() => null);
    const bytes = content?.subarray(DIGEST_BYTES);
    if (!content || !bytes || !digest(bytes).equals(content.subarray(0, DIGEST_BYTES))) {
      files.delete(key);
      return null;
    }
    // Another process may have written it.
    if (files.get(key) === undefined) files.set(key, content.byteLength);
    const now = new Date();
    utimes(pathOf(key), now, now).catch(() => undefined);
    return bytes;
  }

  async function write(key: string, bytes: Buffer): Promise<void> {
    const draft = join(folder, `${randomUUID()}.new`);
    await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
    await writeFile(draft, Buffer.concat([digest(bytes), bytes]));
    await rename(draft, pathOf(key));
    files.set(key, bytes.byteLength + DIGEST_BYTES);
    // Too large for the cache, so the index rejected it.
    if (!files.has(key)) await rm(pathOf(key), { force: true });
  }

  async function readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    await found;
    const kept = await read(key);
    if (kept) return kept;
    const bytes = await make();
    await write(key, bytes).catch(complain);
    return bytes;
  }

  function start(key: string, make: (wanted: AbortSignal) => Promise<Buffer>): Making {
    const abandoned = new AbortController();
    const forget = () => {
      if (making.get(key) === entry) making.delete(key);
    };
    const entry: Making = {
      bytes: readOrMake(key, async () => {
        abandoned.signal.throwIfAborted();
        return make(abandoned.signal);
      }).finally(forget),
      waiting: 0,
      abandon() {
        // Later callers start over, because this entry is being aborted.
        forget();
        abandoned.abort();
      },
    };
    making.set(key, entry);
    return entry;
  }

  return {
    get(key, make, wanted) {
      const entry = making.get(key) ?? start(key, make);
      entry.waiting += 1;
      const leave = () => {
        entry.waiting -= 1;
        if (entry.waiting === 0) entry.abandon();
      };
      if (wanted?.aborted) leave();
      else wanted?.addEventListener('abort', leave, { once: true });
      return entry.bytes;
    },
  };
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Returns the files of other processes, least recently used first, and removes unfinished files left behind. */
async function findFiles(folder: string): Promise<{ key: string; size: number }[]> {
  // Older versions created the folder readable for other users of the machine.
  await chmod(folder, 0o700).catch(() => undefined);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: { key: string; size: number; used: number }[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(() => null);
    if (!facts) continue;
    if (KEY.test(entry.name)) files.push({ key: entry.name, size: facts.size, used: facts.mtimeMs });
    const isLeftBehind = facts.mtimeMs < Date.now() - LEFT_BEHIND_MS;
    if (entry.name.endsWith('.new') && isLeftBehind) await rm(path, { force: true });
  }
  return files.sort((a, b) => a.used - b.used);
}
