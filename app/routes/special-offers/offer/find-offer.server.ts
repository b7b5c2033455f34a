import { redirect } from '@remix-run/node';
import type { Offer } from '@rooftop/content/documents/offer';
import type { RequestContext } from '../../../context.server.ts';
import { localPath } from '../../../http/asked-page.ts';
import { pageMissing } from '../../../http/page-missing.ts';
import { hasOfferPages, offerPathIn } from '../../../offers/offer-lists.ts';

/**
 * The offer that an address names. One that names it otherwise, by a former key or below a list where it does not
 * belong, leads to where it stands today.
 * @throws Response 404 when there never was such an offer, 301 to its address
 */
export async function findOffer(
  asked: { readonly list?: string | undefined; readonly key?: string | undefined },
  request: Request,
  { content, dealership, locale, path }: RequestContext,
): Promise<Offer> {
  const { list, key = '' } = asked;
  if (!hasOfferPages(list)) throw pageMissing('unknown');
  const offers = await content.offers();
  const offer =
    offers.find((one) => one.key === key) ?? offers.find(({ formerKeys }) => formerKeys.includes(key));
  if (offer === undefined) throw pageMissing('unknown');
  const today = offerPathIn(list, offer);
  if (path === today) return offer;
  const { search } = new URL(request.url);
  throw redirect(localPath(today + search, locale, dealership.languages), 301);
}
