import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FEEDS } from '@rooftop/inventory/feeds-out/feeds';
import { feedHeader, feedRows } from '@rooftop/inventory/feeds-out/write-feed';
import { STATIC_PAGE_POLICY } from '../static-page.ts';
import { type FeedSource, openFeeds } from '../../vehicles/dealership-feeds.server.ts';

/** URL from which Google fetches the listings of all dealerships, on the platform's own host. */
export const LISTINGS_PATH = '/feeds/google-vehicle-listings.csv';

const NAME = 'google-vehicle-listings';

/** One dealership at a time, so that only one inventory is needed at once. */
async function* rowsOf(sources: readonly FeedSource[]): AsyncGenerator<string> {
  yield feedHeader(FEEDS[NAME]);
  for (const source of sources) {
    const { takesPartIn, advertiser, hits } = await openFeeds(source);
    if (takesPartIn.includes(NAME)) yield* feedRows(FEEDS[NAME], hits(), advertiser);
  }
}

/**
 * Version of the file's current contents. It reads every dealership, so that an unreadable one fails before any line
 * is sent.
 */
async function editionOf(sources: readonly FeedSource[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update((await openFeeds(source)).edition);
  return `"${hash.digest('base64url')}"`;
}

/**
 * Sends the cars of every participating dealership as one file, because the portal accepts only one. If a
 * dealership's cars cannot be read, the whole response fails, because a file without them would remove them from the
 * portal.
 */
export async function sendListings(
  sources: readonly FeedSource[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const edition = await editionOf(sources);
  outgoing.setHeader('ETag', edition);
  outgoing.setHeader('Cache-Control', 'public, no-cache');
  outgoing.setHeader('Content-Security-Policy', STATIC_PAGE_POLICY);
  if (incoming.headers['if-none-match'] === edition) {
    outgoing.writeHead(304).end();
    return;
  }
  outgoing.setHeader('Content-Type', 'text/csv; charset=utf-8');
  if (incoming.method === 'HEAD') outgoing.end();
  else await pipeline(Readable.from(rowsOf(sources)), outgoing);
}
