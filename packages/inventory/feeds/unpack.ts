import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FeedError } from './feed-row.ts';
import { limitBytes, MAX_BYTES } from './limit-bytes.ts';

/** Names of feeds inside an archive. */
export const FEED_NAME = /\.(?:csv|tsv|txt|json|ndjson)$/i;
const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

type Packing = 'gzip' | 'zip';

/** Detects the compression by the first bytes, whatever the file name. Returns null if the file is not compressed. */
export async function detectPacking(path: string): Promise<Packing | null> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0);
    const begins = (bytes: readonly number[]): boolean => bytes.every((byte, at) => buffer[at] === byte);
    if (begins(GZIP)) return 'gzip';
    return begins(ZIP) ? 'zip' : null;
  } finally {
    await file.close();
  }
}

/** Excludes directories, and files that operating systems add. */
const isFeed = ({ fileName }: Entry): boolean =>
  FEED_NAME.test(fileName) && !fileName.startsWith('__MACOSX/') && !basename(fileName).startsWith('.');

/**
 * Finds the only feed in an archive.
 * @throws FeedError if there is none, or several
 */
async function onlyFeed(zip: ZipFile): Promise<Readable> {
  const feeds: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (isFeed(entry)) feeds.push(entry);
  const [feed, ...others] = feeds;
  if (feed === undefined)
    throw new FeedError('The zip file contains no file that ends in csv, tsv, txt or json.');
  if (others.length > 0) {
    const names = feeds.map(({ fileName }) => fileName).join(', ');
    throw new FeedError(`The zip file contains several feeds: ${names.slice(0, 500)}. Only one is allowed.`);
  }
  if (feed.isEncrypted()) throw new FeedError('The zip file has a password. Ask for one without a password.');
  return zip.openReadStreamPromise(feed);
}

async function unzip(path: string, into: string, maxBytes: number): Promise<void> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    await pipeline(await onlyFeed(zip), limitBytes(maxBytes), createWriteStream(into));
  } finally {
    zip.close();
  }
}

/**
 * Unpacks a feed to a file.
 * @throws FeedError if it is broken, too long, or does not contain exactly one feed
 */
export async function unpack(
  path: string,
  packing: Packing,
  into: string,
  maxBytes: number = MAX_BYTES,
): Promise<void> {
  try {
    if (packing === 'zip') await unzip(path, into, maxBytes);
    else
      await pipeline(createReadStream(path), createGunzip(), limitBytes(maxBytes), createWriteStream(into));
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new FeedError(`The ${packing} file cannot be unpacked: ${reason}. Ask for it again.`, {
      cause: error,
    });
  }
}
