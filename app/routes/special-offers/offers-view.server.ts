import { pathTo } from '@rooftop/content/page-paths';
import type { Offer } from '@rooftop/content/documents/offer/offer';
import type { RequestContext } from '#app/context.server.ts';
import { type CurrentOffer, currentOffers } from '#app/vehicles/offers/current-offers.ts';
import { emptyLists } from '#app/vehicles/offers/empty-lists.server.ts';
import { type OfferCardView, offerCardView } from '#app/vehicles/offers/offer-card-view.server.ts';
import { offerJsonLd } from '#app/vehicles/offers/offer-json-ld.server.ts';
import {
  hasOfferPages,
  OFFER_LISTS,
  type OfferListName,
  offerListPath,
  offerPathIn,
  offersIn,
} from '#app/vehicles/offers/offer-lists.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import { orFallback } from '@rooftop/platform/or-fallback';

/** A group of offers. */
interface OfferSection {
  readonly list: OfferListName;
  /** Null if the page's heading applies. */
  readonly heading: string | null;
  readonly cards: readonly OfferCardView[];
}

export type OffersView = Awaited<ReturnType<typeof offersView>>;

/** Sections of the page of all offers. */
const DEPARTMENTS = ['dealer', 'service'] as const satisfies readonly Offer['department'][];

/** Current offers: those of one list, or all of them by department. */
export async function offersView(list: OfferListName | undefined, context: RequestContext) {
  const { content, t, href } = context;
  const [written, without] = await Promise.all([orFallback(content.offers(), []), emptyLists(context)]);
  const all = currentOffers(written, context);
  const offers = list === undefined ? all : offersIn(list, all);
  const isEmpty = offers.length === 0;
  const crumbs = crumbsTo(list, context);
  return {
    crumbs,
    crumbsLabel: t('crumbs.label'),
    heading: t(list === undefined ? 'offers.heading' : `offers.heading.${list}`),
    intro: t(list === undefined ? 'offers.intro' : `offers.intro.${list}`),
    /** Links to the lists that have offers, including this page. */
    lists: {
      label: t('offers.lists'),
      choices: [undefined, ...OFFER_LISTS.filter((one) => one === list || !without.includes(one))].map(
        (one) => ({
          label: t(one === undefined ? 'offers.list.all' : `offers.list.${one}`),
          href: href(one === undefined ? pathTo('special-offers') : offerListPath(one)) ?? '',
          isCurrent: one === list,
        }),
      ),
    },
    sections: (list === undefined || isEmpty ? DEPARTMENTS : [list])
      .map((one) => sectionOf(one, one !== list, all, context))
      .filter(({ cards }) => cards.length > 0),
    /**
     * Spec 8 text and a link to the contact page, or null if there are offers. If only this list is empty, the others
     * follow.
     */
    empty: isEmpty
      ? { text: t('offers.empty'), label: t('offers.contact'), href: href('/contact-us') ?? '/' }
      : null,
    structured: structuredOffers(offers, crumbs, context),
  };
}

function sectionOf(
  list: OfferListName,
  isOneOfMany: boolean,
  offers: readonly CurrentOffer[],
  context: RequestContext,
): OfferSection {
  const { t } = context;
  return {
    list,
    heading: isOneOfMany ? t(`offers.heading.${list}`) : null,
    cards: offersIn(list, offers).map((offer) =>
      offerCardView(offer, context, hasOfferPages(list) ? offerPathIn(list, offer) : undefined),
    ),
  };
}

function crumbsTo(
  list: OfferListName | undefined,
  { dealership, t, href }: Pick<RequestContext, 'dealership' | 't' | 'href'>,
): readonly Crumb[] {
  const home = { label: dealership.name, href: href('/') };
  if (list === undefined) return [home, { label: t('offers.heading'), href: null }];
  return [
    home,
    { label: t('offers.heading'), href: href(pathTo('special-offers')) },
    { label: t(`offers.heading.${list}`), href: null },
  ];
}

function structuredOffers(
  offers: readonly CurrentOffer[],
  crumbs: readonly Crumb[],
  context: RequestContext,
): object {
  const { origin, href, path } = context;
  const url = new URL(href(path) ?? path, origin).href;
  const catalog = {
    '@type': 'OfferCatalog',
    '@id': `${url}#offers`,
    url,
    numberOfItems: offers.length,
    itemListElement: offers.map((offer) => offerJsonLd(offer, context)),
  };
  const way = breadcrumbList(crumbs, url);
  return { '@context': 'https://schema.org', '@graph': offers.length === 0 ? [way] : [catalog, way] };
}
