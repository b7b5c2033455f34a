/** Feeds as files, for tests. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import type { FeedRow } from '@rooftop/inventory/feeds/feed-row';
import { type FeedReading, readFeed } from '@rooftop/inventory/feeds/read-feed';

export const DEFAULT_READING: FeedReading = { format: 'auto', columns: {}, stores: {}, defaultStore: null };

/** Writes a file, passes on its path, and deletes it. */
export async function withFile<Result>(
  content: string | Uint8Array,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-test-'));
  try {
    const path = join(folder, 'feed.csv');
    await writeFile(path, content);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Reads every row of a feed with this content. */
export const readAll = (
  content: string | Uint8Array,
  reading: Partial<FeedReading> = {},
): Promise<readonly FeedRow[]> =>
  withFile(content, async (path) => {
    const rows: FeedRow[] = [];
    for await (const row of readFeed(path, { ...DEFAULT_READING, ...reading })) rows.push(row);
    return rows;
  });

/** A zip archive of files, by their names. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    // The part that local and central headers share: version, flags, method, time, checksum, sizes, length of the
    // name.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]);
}
