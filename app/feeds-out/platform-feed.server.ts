import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FEEDS } from '@rooftop/inventory/feeds-out/feeds';
import { feedHeader, feedRows } from '@rooftop/inventory/feeds-out/write-feed';
import { STATIC_PAGE_POLICY } from '../http/static-page.ts';
import { type FeedSource, openFeeds } from './dealership-feeds.server.ts';

/** Where Google fetches the listings of all dealerships: at the platform's own host. */
export const LISTINGS_PATH = '/feeds/google-vehicle-listings.csv';

const NAME = 'google-vehicle-listings';

/** One dealership after the other, so that no more than one inventory is needed at a time. */
async function* rowsOf(sources: readonly FeedSource[]): AsyncGenerator<string> {
  yield feedHeader(FEEDS[NAME]);
  for (const source of sources) {
    const { takesPartIn, advertiser, hits } = await openFeeds(source);
    if (takesPartIn.includes(NAME)) yield* feedRows(FEEDS[NAME], hits(), advertiser);
  }
}

/** Names what the file would say now. Asks every dealership, so that one that cannot be read fails before a line is sent. */
async function editionOf(sources: readonly FeedSource[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update((await openFeeds(source)).edition);
  return `"${hash.digest('base64url')}"`;
}

/**
 * Answers with the cars of every dealership that takes part, as one file: the portal takes no other. A dealership whose
 * cars cannot be read makes the whole answer fail, since a file without them would take them off the portal.
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
