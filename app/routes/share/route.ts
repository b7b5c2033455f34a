import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { QueueFullError } from '@rooftop/lake/assets/work-queue';
import { shareAddress, shareCard } from '../../site/head/share-address.server.ts';
import { kindFacts, pageFacts } from '../../site/head/shared-facts.server.ts';
import { sharedKinds, sharedPages } from '../collected-pages.server.ts';
import { notFound } from '../../http/not-found.ts';
import { busy } from '../../http/image-responses.ts';

/** The URL contains a hash of the content, so the response never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** @throws Response (404) if there is no such page, or the dealership has none of this kind and key */
async function requestedCard(
  { page = '', subject = '', key = '' }: LoaderFunctionArgs['params'],
  context: LoaderFunctionArgs['context'],
) {
  const shared = sharedPages.get(page);
  if (shared !== undefined) return { name: page, facts: await pageFacts(shared, context) };
  const kind = sharedKinds.get(subject);
  const facts = kind && (await kindFacts(kind, key, context));
  if (facts === undefined) throw notFound('unknown');
  return { name: `${subject}/${encodeURIComponent(key)}`, facts };
}

/**
 * Image of a shared link. Only the page's current card is drawn, so that no one can make the server draw others. URLs
 * of outdated cards redirect to it.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  context.setRoute('share');
  const { file } = params;
  const { name, facts } = await requestedCard(params, context);
  const card = await shareCard(facts, context);
  const address = shareAddress(name, card, context);
  const etag = `"${address}"`;
  if (!address.endsWith(`/${file}`)) return redirect(address, 302);
  const headers = { 'Cache-Control': CACHE_CONTROL, ETag: etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  try {
    const png = await context.shareCards.draw(card);
    return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } });
  } catch (error) {
    if (error instanceof QueueFullError) return busy();
    throw error;
  }
}
