/** Feeds as files, for tests. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedRow } from './feed-row.ts';
import { type FeedReading, readFeed } from './read-feed.ts';

export const AS_IT_COMES: FeedReading = { format: 'auto', columns: {}, stores: {}, defaultStore: null };

/** Writes a file, hands over its path, and removes it. */
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

/** Every row of a feed with this content. */
export const readAll = (
  content: string | Uint8Array,
  reading: Partial<FeedReading> = {},
): Promise<readonly FeedRow[]> =>
  withFile(content, async (path) => {
    const rows: FeedRow[] = [];
    for await (const row of readFeed(path, { ...AS_IT_COMES, ...reading })) rows.push(row);
    return rows;
  });
