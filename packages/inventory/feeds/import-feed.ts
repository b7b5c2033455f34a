import type { ImportReport } from '../storage/apply-import.ts';
import type { InventoryStore } from '../storage/inventory-store.ts';
import type { FeedRow } from './feed-row.ts';
import { type OpenedFeed, openFeed } from './open-feed.ts';
import { filterPhotos } from './photo-rules.ts';
import { readFeed } from './read-feed.ts';
import type { FeedSource } from './source.ts';

export interface FeedImport {
  readonly dealership: string;
  /** The source's name. */
  readonly source: string;
  readonly settings: FeedSource;
  /** ETag of the last import, or null to import in any case. */
  readonly etag: string | null;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly onProgress?: (rows: number) => void;
}

/** The result of an import, and the server's ETag of the feed. */
export interface FeedImportReport extends ImportReport {
  readonly etag: string | null;
}

/**
 * Fetches a source's feed, reads it and updates the dealership's inventory.
 * @throws FeedError if the feed cannot be fetched or read; the failure is recorded like every run
 */
export async function importFeed(
  store: InventoryStore,
  { settings, etag, ...request }: FeedImport,
): Promise<FeedImportReport> {
  let feed: OpenedFeed | null = null;
  const open = async (): Promise<AsyncIterable<FeedRow> | null> => {
    feed = await openFeed(settings.place, etag);
    return feed === null ? null : filterPhotos(readFeed(feed.path, settings), settings);
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
