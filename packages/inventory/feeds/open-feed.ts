import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { download } from './download.ts';
import { FeedError } from './feed-row.ts';
import type { FeedPlace } from './source.ts';

/** A feed as a file on this machine. */
export interface OpenedFeed {
  readonly path: string;
  /** what the server calls this edition */
  readonly etag: string | null;
  /** Removes what was fetched. */
  close(): Promise<void>;
}

const FEED_NAME = /\.(?:csv|tsv|txt|json|ndjson)$/i;
const keep = async () => {};

async function newestFile(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => FEED_NAME.test(name) && !name.startsWith('.'));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), time: (await stat(join(folder, name))).mtimeMs })),
  );
  const [newest] = files.sort((one, other) => other.time - one.time || (other.path > one.path ? 1 : -1));
  if (newest === undefined) throw new FeedError(`${folder} has no file that ends in csv, tsv, txt or json.`);
  return newest.path;
}

async function fetchFeed(
  { url, allowPrivate }: Extract<FeedPlace, { kind: 'url' }>,
  etag: string | null,
): Promise<OpenedFeed | null> {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-'));
  const close = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'feed');
  try {
    const fetched = await download(url, path, { allowPrivate, etag });
    if (fetched.kind === 'written') return { path, etag: fetched.etag, close };
  } catch (error) {
    await close();
    throw error;
  }
  await close();
  return null;
}

/**
 * Brings a feed to this machine. null: the server says that it is the one of `etag`.
 * @throws FeedError when there is none
 */
export async function openFeed(place: FeedPlace, etag: string | null): Promise<OpenedFeed | null> {
  if (place.kind === 'url') return fetchFeed(place, etag);
  try {
    const path = place.kind === 'folder' ? await newestFile(place.path) : place.path;
    if (!(await stat(path)).isFile()) throw new FeedError(`${path} is no file.`);
    return { path, etag: null, close: keep };
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(`${place.path} cannot be read: ${String(error)}`, { cause: error });
  }
}
