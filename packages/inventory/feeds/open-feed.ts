import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { download } from './download.ts';
import { FeedError } from './feed-row.ts';
import type { FeedPlace } from './source.ts';
import { FEED_NAME, detectPacking, unpack } from './unpack.ts';

/** A feed as a file on this machine. */
export interface OpenedFeed {
  readonly path: string;
  /** The server's ETag, or null if there is none. */
  readonly etag: string | null;
  /** Deletes the file if it was fetched or unpacked. */
  close(): Promise<void>;
}

const PACKED_NAME = /\.(?:zip|gz)$/i;
const keep = async () => {};

async function newestFile(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter(
    (name) => (FEED_NAME.test(name) || PACKED_NAME.test(name)) && !name.startsWith('.'),
  );
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), time: (await stat(join(folder, name))).mtimeMs })),
  );
  const [newest] = files.sort((one, other) => other.time - one.time || (other.path > one.path ? 1 : -1));
  if (newest === undefined) {
    throw new FeedError(`${folder} has no file that ends in csv, tsv, txt, json, zip or gz.`);
  }
  return newest.path;
}

/** Creates a file in a temporary folder. Deletes the folder if anything fails. */
async function inOwnFolder<Result>(
  make: (path: string, close: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    return await make(join(folder, 'feed'), close);
  } catch (error) {
    await close();
    throw error;
  }
}

const fetchFeed = (
  { url, allowPrivate }: Extract<FeedPlace, { kind: 'url' }>,
  etag: string | null,
): Promise<OpenedFeed | null> =>
  inOwnFolder(async (path, close) => {
    const fetched = await download(url, path, { allowPrivate, etag });
    if (fetched.kind === 'written') return { path, etag: fetched.etag, close };
    await close();
    return null;
  });

async function findFeed(place: Exclude<FeedPlace, { kind: 'url' }>): Promise<OpenedFeed> {
  try {
    const path = place.kind === 'folder' ? await newestFile(place.path) : place.path;
    if (!(await stat(path)).isFile()) throw new FeedError(`${path} is no file.`);
    return { path, etag: null, close: keep };
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(`${place.path} cannot be read: ${String(error)}`, { cause: error });
  }
}

/** Unpacks a compressed feed and deletes the original. */
async function unpacked(feed: OpenedFeed): Promise<OpenedFeed> {
  const packing = await detectPacking(feed.path);
  if (packing === null) return feed;
  try {
    return await inOwnFolder(async (path, close) => {
      await unpack(feed.path, packing, path);
      return { path, etag: feed.etag, close };
    });
  } finally {
    await feed.close();
  }
}

/**
 * Fetches a feed to this machine and unpacks it.
 * @returns null if the server says that it has not changed since `etag`
 * @throws FeedError if it cannot be fetched or unpacked
 */
export async function openFeed(place: FeedPlace, etag: string | null): Promise<OpenedFeed | null> {
  const found = place.kind === 'url' ? await fetchFeed(place, etag) : await findFeed(place);
  return found && unpacked(found);
}
