import type { Image } from '@rooftop/content/objects/image';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../../context.server.ts';
import { type OfferListName, offerListPath } from '../../vehicles/offers/offer-lists.ts';
import { publishedArticles } from '../../routes/car-research/published-articles.server.ts';
import { homeTitle } from '../../routes/home/home-view.server.ts';
import { formatList } from '../../locales/format-time.server.ts';
import { orFallback } from '../../http/or-fallback.ts';
import type { WordKey } from '../../locales/wording.server.ts';

/** Head data of a page for search engines and shared links. */
export interface PageFacts extends CardFacts {
  readonly title: string;
  readonly description: string | null;
}

/** Text and picture on the image of a shared link. */
export interface CardFacts {
  readonly headline: string;
  /** Second line of text, such as the price of a car. */
  readonly detail?: string | undefined;
  /** Image from the content, or the URL of a car picture on the dealership's own host. */
  readonly picture: Image | string | null;
}

const stores = ({ content }: RequestContext) => orFallback(content.stores(), []);

async function home(context: RequestContext): Promise<PageFacts> {
  const [page, known] = await Promise.all([orFallback(context.content.homePage(), null), stores(context)]);
  const [slide] = page?.blocks.flatMap((block) => (block._type === 'heroSlides' ? block.slides : [])) ?? [];
  return {
    title: page?.title ?? homeTitle(known, context),
    description: page?.description ?? slide?.text ?? null,
    headline: slide?.headline ?? context.dealership.name,
    picture: slide?.image ?? null,
  };
}

async function contactUs(context: RequestContext): Promise<PageFacts> {
  const { dealership, locale, t } = context;
  const [known, { picture }] = await Promise.all([stores(context), home(context)]);
  const { name } = dealership;
  const places = formatList([...new Set(known.map(({ address }) => address.city))], locale);
  return {
    title: t('contact.title', { name }),
    description: places === '' ? t('contact.intro') : t('contact.description', { name, places }),
    headline: t('contact.heading'),
    picture,
  };
}

async function team(context: RequestContext): Promise<PageFacts> {
  const { dealership, t } = context;
  const { picture } = await home(context);
  return {
    title: t('team.heading'),
    description: t('team.description', { name: dealership.name }),
    headline: t('team.heading'),
    picture,
  };
}

async function careers(context: RequestContext): Promise<PageFacts> {
  const { dealership, t } = context;
  const { picture } = await home(context);
  return {
    title: t('careers.title', { name: dealership.name }),
    description: t('careers.description', { name: dealership.name }),
    headline: t('careers.heading'),
    picture,
  };
}

async function research(context: RequestContext): Promise<PageFacts> {
  const { dealership, t } = context;
  const [[newest], { picture }] = await Promise.all([
    orFallback(publishedArticles(context), []),
    home(context),
  ]);
  return {
    title: t('research.title', { name: dealership.name }),
    description: t('research.description', { name: dealership.name }),
    headline: t('research.heading'),
    picture: newest?.image ?? picture,
  };
}

/** A page whose title is its heading. */
const headed =
  (heading: WordKey, description: WordKey) =>
  async (context: RequestContext): Promise<PageFacts> => {
    const { dealership, t } = context;
    const { picture } = await home(context);
    return {
      title: t(heading),
      description: t(description, { name: dealership.name }),
      headline: t(heading),
      picture,
    };
  };

/** Page of all offers, or of one list. */
const offers =
  (list?: OfferListName) =>
  async (context: RequestContext): Promise<PageFacts> => {
    const { dealership, t } = context;
    const heading = t(list === undefined ? 'offers.heading' : `offers.heading.${list}`);
    const { picture } = await home(context);
    return {
      title: heading,
      description:
        list === undefined ? t('offers.description', { name: dealership.name }) : t(`offers.intro.${list}`),
      headline: heading,
      picture,
    };
  };

/** Pages with their own head data, by the name used in the URL of their shared image. */
export const PAGES = {
  home,
  'contact-us': contactUs,
  team,
  careers,
  locations: headed('locations.heading', 'locations.description'),
  reviews: headed('reviews.heading', 'reviews.description'),
  'car-research': research,
  'special-offers': offers(),
  'special-offers-sales': offers('sales'),
  'special-offers-service': offers('service'),
  'special-offers-dealer': offers('dealer'),
  'special-offers-current-incentives': offers('current-incentives'),
  legal: headed('legal.heading', 'legal.description'),
  'privacy-choices': headed('legal.privacyChoices', 'privacy.description'),
  'help-center': headed('help.heading', 'help.description'),
} as const satisfies Record<string, (context: RequestContext) => Promise<PageFacts>>;
export type PageName = keyof typeof PAGES;

/** Paths of these pages, without the language. */
export const PAGE_PATHS = {
  home: '/',
  'contact-us': '/contact-us',
  team: pathTo('meet-our-team'),
  careers: pathTo('careers'),
  locations: pathTo('locations'),
  reviews: pathTo('reviews'),
  'car-research': pathTo('car-research'),
  'special-offers': pathTo('special-offers'),
  'special-offers-sales': offerListPath('sales'),
  'special-offers-service': offerListPath('service'),
  'special-offers-dealer': offerListPath('dealer'),
  'special-offers-current-incentives': offerListPath('current-incentives'),
  legal: pathTo('legal'),
  'privacy-choices': pathTo('privacy-choices'),
  'help-center': pathTo('help-center'),
} as const satisfies Record<PageName, string>;

/** Whether a URL parameter is the name of such a page. */
export const isPageName = (name: string | undefined): name is PageName =>
  name !== undefined && Object.hasOwn(PAGES, name);
