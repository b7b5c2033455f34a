import { openFeed } from '@rooftop/inventory/feeds/open-feed';
import type { ColumnProposal } from '@rooftop/inventory/feeds/propose-columns';
import { proposeForFile } from '@rooftop/inventory/feeds/propose-for-file';
import { looksLikeJson } from '@rooftop/inventory/feeds/read-feed';
import type { FeedSource } from '@rooftop/inventory/feeds/source';

/**
 * Fetches a source's feed and proposes how to read its columns.
 * @returns null if the feed is JSON, which has no columns
 * @throws FeedError if it cannot be fetched or read
 */
export async function proposeForPlace(settings: FeedSource): Promise<ColumnProposal | null> {
  const feed = await openFeed(settings.place, null);
  if (feed === null) throw new Error('A feed requested without an edition was reported as unchanged');
  try {
    if (settings.format === 'store-api' || (await looksLikeJson(feed.path))) return null;
    return await proposeForFile(feed.path, settings);
  } finally {
    await feed.close();
  }
}
