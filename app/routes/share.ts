import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isPageName, PAGES } from '../head/pages.server.ts';
import { shareAddress, shareCard } from '../head/share-address.server.ts';
import { pageMissing } from '../http/page-missing.ts';

/** Its address says what it looks like, so it never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * The picture of a shared link. Only the card that the page has today is drawn, so that nobody makes us draw others;
 * an address of an earlier one leads to it.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  context.answeredBy('share');
  const { page, file } = params;
  if (!isPageName(page)) throw pageMissing('unknown');
  const card = await shareCard(await PAGES[page](context), context);
  const address = shareAddress(page, card, context);
  const etag = `"${address}"`;
  if (!address.endsWith(`/${file}`)) return redirect(address, 302);
  const headers = { 'Cache-Control': CACHE_CONTROL, ETag: etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const png = await context.shareCards.draw(card);
  return new Response(png, { headers: { ...headers, 'Content-Type': 'image/png' } });
}
