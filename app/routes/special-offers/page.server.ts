import { pathTo } from '@rooftop/content/page-paths';
import type { SharedPage } from '#app/site/head/shared-page.ts';
import { type SitemapParts, undated } from '#app/site/sitemap/sources.server.ts';
import { emptyLists } from '#app/vehicles/offers/empty-lists.server.ts';
import { OFFER_LISTS, type OfferListName, offerListPath } from '#app/vehicles/offers/offer-lists.ts';

/** The page of all offers. */
export const allOffers: SharedPage = {
  head: { title: 'offers.heading', description: 'offers.description' },
};

const sharedList = (list: OfferListName): SharedPage => ({
  head: { title: `offers.heading.${list}`, description: `offers.intro.${list}` },
});

/** The pages of the lists. */
export const sharedLists: Readonly<Record<OfferListName, SharedPage>> = {
  sales: sharedList('sales'),
  service: sharedList('service'),
  dealer: sharedList('dealer'),
  'current-incentives': sharedList('current-incentives'),
};

export const sitemap: SitemapParts = {
  pages: async (context) => {
    const empty = await emptyLists(context);
    const lists = OFFER_LISTS.filter((list) => !empty.includes(list));
    return undated([pathTo('special-offers'), ...lists.map(offerListPath)]);
  },
};
