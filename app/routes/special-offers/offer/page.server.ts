import { orFallback } from '@rooftop/platform/or-fallback';
import { shareFacts, type SharedKind } from '#app/site/head/shared-page.ts';
import { type SitemapParts, undated } from '#app/site/sitemap/sources.server.ts';
import { currentOffers } from '#app/vehicles/offers/current-offers.ts';
import { offerPath } from '#app/vehicles/offers/offer-lists.ts';

export const sharedOffer: SharedKind = {
  async find(key, context) {
    const offers = await orFallback(context.content.offers(), []);
    const found = currentOffers(offers, context).find((one) => one.key === key);
    return found && shareFacts(found.name, found.image);
  },
};

export const sitemap: SitemapParts = {
  offers: async (context) => undated(currentOffers(await context.content.offers(), context).map(offerPath)),
};
