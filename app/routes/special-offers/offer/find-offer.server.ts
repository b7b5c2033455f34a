import { redirect } from '#app/framework.server.ts';
import type { Offer } from '@rooftop/content/documents/offer/offer';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { notFound } from '#app/http/not-found.ts';
import { hasOfferPages, offerPathIn } from '#app/vehicles/offers/offer-lists.ts';

/**
 * Finds the offer of a URL.
 * @throws Response (404) if there never was such an offer, or (301) to the offer's URL if this one has a former key
 * or the wrong list
 */
export async function findOffer(
  parameters: { readonly list?: string | undefined; readonly key?: string | undefined },
  request: Request,
  { content, dealership, locale, path }: RequestContext,
): Promise<Offer> {
  const { list, key = '' } = parameters;
  if (!hasOfferPages(list)) throw notFound('invalid');
  const offers = await content.offers();
  const offer =
    offers.find((one) => one.key === key) ?? offers.find(({ formerKeys }) => formerKeys.includes(key));
  if (offer === undefined) throw notFound('invalid');
  const today = offerPathIn(list, offer);
  if (path === today) return offer;
  const { search } = new URL(request.url);
  throw redirect(localPath(today + search, locale, dealership.languages), 301);
}
