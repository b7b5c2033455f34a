import type { Store } from '@rooftop/content/documents/store/store';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { type AutoDealer, autoDealers, type Business, serviceListings, storeDealer } from './auto-dealer.ts';

/** Structured data of the business as this visitor sees it, for `JsonLd`. */
interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly AutoDealer[];
}

/** In pixels. */
const IMAGE_WIDTH = 1200;
const LOGO_WIDTH = 480;

async function businessOf(context: RequestContext): Promise<Business> {
  const { content, dealership, imageUrl, origin, t } = context;
  const [company, stores, settings, page] = await Promise.all([
    context.company(),
    orFallback(content.stores(), []),
    orFallback(content.settings(), null),
    orFallback(content.homePage(), null),
  ]);
  const logo = settings?.logos.onLight ?? dealership.logo;
  const [image] =
    page?.blocks
      .flatMap((block) => (block._type === 'heroSlides' ? block.slides : []))
      .map((slide) => slide.image) ?? [];
  const absolute = (address: string) => new URL(address, origin).href;
  return {
    url: absolute(context.href('/') ?? '/'),
    company,
    stores,
    departmentName: (department, place) => t(`business.${department}`, { place }),
    logo: logo ? absolute(imageUrl(logo, { width: LOGO_WIDTH })) : undefined,
    image: image ? absolute(imageUrl(image, { width: IMAGE_WIDTH })) : undefined,
  };
}

/**
 * Structured data of the home page: the business and https://schema.org/WebSite, which sets the site name in search
 * results.
 */
export async function homeData(context: RequestContext): Promise<object> {
  const { dealership, href, locale, origin } = context;
  const url = new URL(href('/') ?? '/', origin).href;
  const site = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: dealership.name,
    inLanguage: locale,
    publisher: { '@id': `${url}#dealership` },
  };
  const business = await structuredData(context);
  return { ...business, '@graph': [site, ...business['@graph']] };
}

export async function structuredData(context: RequestContext): Promise<StructuredData> {
  return { '@context': 'https://schema.org', '@graph': autoDealers(await businessOf(context)) };
}

/**
 * Structured data of one store.
 * @param url Absolute URL of its page.
 */
export async function storeData(store: Store, url: string, context: RequestContext): Promise<AutoDealer> {
  return { ...storeDealer(store, await businessOf(context)), url };
}

/**
 * Structured data of the service departments.
 * @param url Absolute URL of the service page.
 */
export async function serviceData(url: string, context: RequestContext): Promise<object> {
  return {
    '@context': 'https://schema.org',
    '@graph': serviceListings(await businessOf(context), url),
  };
}
