import type { RequestContext } from '#app/context.server.ts';
import type { CurrentOffer } from './current-offers.ts';
import { firstProseParagraph } from './offer-card-view.server.ts';
import { offerPath } from './offer-lists.ts';

type Site = Pick<RequestContext, 'origin' | 'href' | 'dealership' | 'imageUrl'>;

/** Pixels. */
const IMAGE_WIDTH = 1200;

/** An offer for search engines: https://schema.org/Offer. */
export function offerJsonLd(offer: CurrentOffer, { origin, href, dealership, imageUrl }: Site): object {
  const absolute = (path: string) => new URL(href(path) ?? path, origin).href;
  const url = absolute(offerPath(offer));
  const home = absolute('/');
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    name: offer.name,
    description: firstProseParagraph(offer.description) ?? undefined,
    category: offer.typeLabel,
    validFrom: offer.startDate ?? undefined,
    validThrough: offer.lastDay ?? undefined,
    // Image URLs have no language.
    image:
      offer.image === null ? undefined : new URL(imageUrl(offer.image, { width: IMAGE_WIDTH }), origin).href,
    offeredBy: { '@type': 'AutoDealer', '@id': `${home}#dealership`, name: dealership.name, url: home },
  };
}
