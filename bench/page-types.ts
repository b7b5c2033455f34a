/** The kinds of page in P10 and P12, by URLs of the dealerships that come with the platform. */
import { HOME_PAGES, type HomePage, read, type Site } from './site.ts';

/** Maximum KB of JavaScript on the first load, gzip (P10). */
const CONTENT_KB = 125;
const CARS_KB = 135;
const FORM_KB = 170;

export interface MeasuredPage extends HomePage {
  /** KB, gzip. */
  readonly mostScript: number;
}

/** Path of a page, or a function for paths that are unknown until the inventory is imported. */
type Address = string | ((site: Site, slug: string) => Promise<string>);

/** The first car in the sitemap. */
export async function firstCar(site: Site, slug: string): Promise<string> {
  const place = { port: site.port, host: site.hostOf(slug), encoding: 'identity' };
  const { bytes } = await read({ ...place, path: '/api/___sitemaps___/vehicles' });
  const [, location] = /<loc>([^<]*)<\/loc>/.exec(bytes.toString()) ?? [];
  if (location === undefined) throw new Error(`${slug} has no cars.`);
  return new URL(location).pathname;
}

/** All kinds except home pages. */
const TYPES: readonly { readonly path: Address; readonly mostScript: number }[] = [
  { path: '/used-cars-for-sale', mostScript: CARS_KB },
  { path: firstCar, mostScript: CARS_KB },
  { path: '/car-research', mostScript: CONTENT_KB },
  { path: '/car-research/what-certified-means', mostScript: CONTENT_KB },
  { path: '/special-offers', mostScript: CONTENT_KB },
  { path: '/contact-us', mostScript: FORM_KB },
  { path: '/our-company/meet-our-team', mostScript: CONTENT_KB },
  { path: '/auto-financing', mostScript: CONTENT_KB },
  { path: '/sell-trade-my-car/your-vehicle', mostScript: FORM_KB },
  { path: '/payment-filter', mostScript: FORM_KB },
  { path: '/auto-financing/payment-calculator', mostScript: FORM_KB },
  { path: '/personalize-my-price', mostScript: FORM_KB },
  { path: '/service/schedule', mostScript: FORM_KB },
  { path: '/auto-financing/apply-for-financing', mostScript: FORM_KB },
  { path: '/auto-financing/full-credit-application', mostScript: FORM_KB },
];

const SLUGS = [...new Set(HOME_PAGES.map(({ slug }) => slug))];

/**
 * Lists every home page, and every other kind of page once, alternating between dealerships.
 * @param everywhere each kind at each dealership
 */
export async function measuredPages(site: Site, everywhere = false): Promise<readonly MeasuredPage[]> {
  const others = TYPES.flatMap(({ path, mostScript }, at) =>
    SLUGS.filter((_, index) => everywhere || index === at % SLUGS.length).map(async (slug) => ({
      slug,
      path: typeof path === 'string' ? path : await path(site, slug),
      mostScript,
    })),
  );
  return [...HOME_PAGES.map((home) => ({ ...home, mostScript: CONTENT_KB })), ...(await Promise.all(others))];
}
