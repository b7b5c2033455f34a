import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { FEEDS } from '@rooftop/inventory/feeds-out/feeds';
import { feedHeader, feedRows } from '@rooftop/inventory/feeds-out/write-feed';
import { statusOf } from '#app/http/error-status.ts';
import type { Refuse } from '../responses/refusal.ts';
import { STATIC_PAGE_POLICY } from '../responses/static-page.ts';
import type { WebContext } from '../site-request.ts';
import { type FeedContext, openFeeds } from '@rooftop/platform/feeds-out/dealership-feeds';

/** URL from which Google fetches the listings of all dealerships, on the platform's own host. */
export const LISTINGS_PATH = '/feeds/google-vehicle-listings.csv';

const NAME = 'google-vehicle-listings';

/** One dealership at a time, so that only one inventory is needed at once. */
async function* rowsOf(sources: readonly FeedContext[]): AsyncGenerator<string> {
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
async function editionOf(sources: readonly FeedContext[]): Promise<string> {
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
  sources: readonly FeedContext[],
  { incoming, outgoing }: HttpBindings,
): Promise<Response> {
  const edition = await editionOf(sources);
  const headers = {
    ETag: edition,
    'Cache-Control': 'public, no-cache',
    'Content-Security-Policy': STATIC_PAGE_POLICY,
  };
  if (incoming.headers['if-none-match'] === edition) return new Response(null, { status: 304, headers });
  const typed = { ...headers, 'Content-Type': 'text/csv; charset=utf-8' };
  if (incoming.method === 'HEAD') return new Response(null, { headers: typed });
  outgoing.writeHead(200, typed);
  await pipeline(Readable.from(rowsOf(sources)), outgoing);
  return RESPONSE_ALREADY_SENT;
}

interface PlatformFeedOptions {
  readonly sources: () => Promise<readonly FeedContext[]>;
  readonly refuse: Refuse;
  readonly onError: (error: unknown) => void;
}

/** Serves the listings of all dealerships. */
export function createPlatformFeed({ sources, refuse, onError }: PlatformFeedOptions) {
  return async function platformFeed(c: WebContext): Promise<Response> {
    const { env } = c;
    try {
      return await sendListings(await sources(), env);
    } catch (error) {
      const { outgoing } = env;
      // A client that disconnects during a long file is not an error.
      c.set('failure', error);
      if (!outgoing.destroyed || !outgoing.headersSent) onError(error);
      if (!outgoing.headersSent) return refuse(statusOf(error) === 503 ? 503 : 500);
      // A truncated file would remove the remaining cars from the portal, so it must not look complete.
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
}
