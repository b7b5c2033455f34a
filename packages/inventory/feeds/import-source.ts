import type { Pool } from '@rooftop/database/pool';
import { createInventoryStore } from '../storage/inventory-store.ts';
import { type NamedSource, saveEtag } from '../storage/sources.ts';
import { type FeedImport, type FeedImportReport, importFeed } from './import-feed.ts';

/**
 * Imports one of a dealership's sources, and stores the ETag once its cars are in the inventory.
 * @throws FeedError if the feed cannot be fetched or read; the failure is recorded like every run
 */
export async function importSource(
  pool: Pool,
  source: NamedSource,
  options: Pick<FeedImport, 'force' | 'dryRun' | 'onProgress'> = {},
): Promise<FeedImportReport> {
  const report = await importFeed(createInventoryStore(pool), {
    dealership: source.dealership,
    source: source.name,
    settings: source.settings,
    // A forced import or a dry run reads the feed even if it has not changed.
    etag: options.force || options.dryRun ? null : source.etag,
    ...options,
  });
  if (!options.dryRun && report.state !== 'refused' && report.etag !== source.etag) {
    await saveEtag(pool, source, report.etag);
  }
  return report;
}
