import type { ImportReport } from '../storage/apply-import.ts';
import type { InventoryStore } from '../storage/inventory-store.ts';
import type { FeedRow } from './feed-row.ts';
import { type OpenedFeed, openFeed } from './open-feed.ts';
import { judgePhotos } from './photo-rules.ts';
import { readFeed } from './read-feed.ts';
import type { FeedSource } from './source.ts';

export interface FeedImport {
  readonly dealership: string;
  /** the source's name */
  readonly source: string;
  readonly settings: FeedSource;
  /** of the edition that was imported last; null: read it whatever it is */
  readonly etag: string | null;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly onProgress?: (rows: number) => void;
}

/** How an import ended, and what the server calls the edition that it read. */
export interface FeedImportReport extends ImportReport {
  readonly etag: string | null;
}

/**
 * Fetches a source's feed, reads it and makes the dealership's inventory follow it.
 * @throws FeedError when it cannot be had or read; that is on record like every run
 */
export async function importFeed(
  store: InventoryStore,
  { settings, etag, ...request }: FeedImport,
): Promise<FeedImportReport> {
  let feed: OpenedFeed | null = null;
  const open = async (): Promise<AsyncIterable<FeedRow> | null> => {
    feed = await openFeed(settings.place, etag);
    return feed === null ? null : judgePhotos(readFeed(feed.path, settings), settings);
  };
  const opened = (): OpenedFeed | null => feed;
  try {
    const report = await store.applyImport({ ...request, guardShare: settings.guardShare, open });
    const read = opened();
    return { ...report, etag: read === null ? etag : read.etag };
  } finally {
    await opened()?.close();
  }
}
