import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { FEEDS, type FeedName } from '@rooftop/inventory/feeds-out/feeds';
import { feedRows, feedText } from '@rooftop/inventory/feeds-out/write-feed';
import { openFeeds } from '@rooftop/platform/feeds-out/dealership-feeds';
import { withPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { streamText, UNBUFFERED } from '#app/http/stream-text.ts';

/** Feeds per dealership. The vehicle listings of all dealerships are one file on the platform's host. */
const OWN: Readonly<Record<string, Exclude<FeedName, 'google-vehicle-listings'>>> = {
  'google-vehicle-ads.csv': 'google-vehicle-ads',
  'meta-vehicles.csv': 'meta-vehicles',
};

/** Error message for feed readers. An empty file would delete all cars from their catalog. */
const NOTHING = 'No vehicle qualifies for this feed. Keep the previous version.\n';
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** Inventory feed for advertisers. It is the same for everyone and contains no personal data. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  context.setRoute('feed out');
  const file = params['file'] ?? '';
  const name = Object.hasOwn(OWN, file) ? OWN[file] : undefined;
  if (name === undefined) throw notFound('unknown');
  const { takesPartIn, advertiser, hits, edition } = await openFeeds(withPriceNote(context));
  if (!takesPartIn.includes(name)) throw notFound('unknown');
  const headers = { ETag: `"${edition}"`, 'Cache-Control': 'public, no-cache' };
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers });
  const [any] = feedRows(FEEDS[name], hits(), advertiser);
  if (any === undefined) return new Response(NOTHING, { status: 404, headers: PLAIN });
  return new Response(streamText(feedText(FEEDS[name], hits(), advertiser)), {
    headers: { ...headers, 'Content-Type': 'text/csv; charset=utf-8', [UNBUFFERED.name]: UNBUFFERED.value },
  });
}
