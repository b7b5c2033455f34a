import { index, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config';
import { LANDING_PATHS } from '@rooftop/content/documents/page';
import { LANGUAGES } from '@rooftop/content/languages';
import { LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import { ARTICLE_ALIASES } from './routes/car-research/article-path.ts';

/**
 * The inventory, in total and per condition (spec 2). Up to three more segments give the filters or the vehicle. The
 * page parses them itself: three optional segments would be eight routes each, all tried for every request.
 */
const INVENTORIES = ['cars-for-sale', ...LISTING_CONDITIONS.map((condition) => `${condition}-cars-for-sale`)];

/** Flows that start with a message to the dealership. The page tells them apart by path. */
const FLOWS = [
  'auto-financing/apply-for-financing',
  'auto-financing/full-credit-application',
  'sell-trade-my-car/your-vehicle',
  'service/schedule',
];

/** Block pages that every dealership has. The page tells them apart by path. */
const LANDING_PAGES = LANDING_PATHS.filter((path) => path !== '/service' && path !== '/sell-trade-my-car');

/** All pages, once for the dealership's first language and once under each language prefix. */
function pages(language: string): RouteConfigEntry[] {
  const id = (name: string) => ({ id: language === '' ? name : `${language}/${name}` });
  return [
    index('routes/home/route.tsx', id('home')),
    route('contact-us', 'routes/contact-us/route.tsx', id('contact-us')),
    route('our-company/meet-our-team', 'routes/meet-our-team/route.tsx', id('meet-our-team')),
    route('our-company/meet-our-team/:slug', 'routes/meet-our-team/person/route.tsx', id('team-member')),
    route('our-company/locations', 'routes/our-company/locations/route.tsx', id('locations')),
    route('our-company/locations/:key', 'routes/our-company/locations/store/route.tsx', id('location')),
    route('our-company/reviews', 'routes/our-company/reviews/route.tsx', id('reviews')),
    route('our-company/careers', 'routes/careers/route.tsx', id('careers')),
    route('our-company/careers/:slug', 'routes/careers/opening/route.tsx', id('opening')),
    route('special-offers/:list?', 'routes/special-offers/route.tsx', id('special-offers')),
    route('special-offers/:list/:key', 'routes/special-offers/offer/route.tsx', id('special-offer')),
    route('sell-trade-my-car', 'routes/sell-trade-my-car/route.tsx', id('sell-trade-my-car')),
    ...LANDING_PAGES.map((path) => route(path.slice(1), 'routes/landing/route.tsx', id(path.slice(1)))),
    route('service', 'routes/service/route.tsx', id('service')),
    ...FLOWS.map((path) => route(path, 'routes/flows/route.tsx', id(path))),
    ...INVENTORIES.map((path) => route(`${path}/*`, 'routes/cars/route.tsx', id(path))),
    route('test-drive/:vin', 'routes/test-drive/route.tsx', id('test-drive')),
    route('unlock-inventory', 'routes/unlock-inventory/route.tsx', id('unlock-inventory')),
    route('help-center', 'routes/help-center/route.tsx', id('help-center')),
    route('help-center/:category', 'routes/help-center/category/route.tsx', id('help-category')),
    route('legal/your-privacy-choices', 'routes/legal/privacy-choices/route.tsx', id('privacy-choices')),
    route('legal/privacy-request', 'routes/legal/privacy-request/route.tsx', id('privacy-request')),
    route('legal', 'routes/legal/index/route.tsx', id('legal')),
    route('legal/:kind', 'routes/legal/document/route.tsx', id('legal-document')),
    route('car-research', 'routes/car-research/route.tsx', id('car-research')),
    route('car-research/search', 'routes/car-research/search/route.tsx', id('car-research/search')),
    route('car-research/rss.xml', 'routes/car-research/rss.ts', id('car-research/rss.xml')),
    ...ARTICLE_ALIASES.map((path) => route(path, 'routes/car-research/alias.ts', id(path))),
    ...['car-research', ...ARTICLE_ALIASES].map((path) =>
      route(`${path}/:slug`, 'routes/car-research/article/route.tsx', id(`${path}/article`)),
    ),
    route('stop-mail/:ticket', 'routes/stop-mail/route.tsx', id('stop-mail')),
    route('share/:page/:file', 'routes/share.ts', id('share')),
    route('share/:subject/:key/:file', 'routes/share.ts', id('share-subject')),
    route(':slug', 'routes/editor-page/route.tsx', id('editor-page')),
  ];
}

/** All routes of a dealership's website. */
export default [
  ...pages(''),
  ...LANGUAGES.map((language) => route(language, 'routes/language.ts', { id: language }, pages(language))),
  route('choose-store', 'routes/choose-store.ts'),
  route('held-leads/:ticket', 'routes/held-lead/route.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('api/___sitemaps___/:source', 'routes/sitemap-source.ts'),
  route('api/stores/:id/website/vehicles', 'routes/store-api/store-vehicles.ts'),
  route('api/stores/:id/website/vehicles/sitemap', 'routes/store-api/store-sitemap.ts'),
  route('api/store-group/:id/website/vehicles', 'routes/store-api/group-vehicles.ts'),
  route('api/store-group/:id/website/vehicles/sitemap', 'routes/store-api/group-sitemap.ts'),
  route('feeds/:file', 'routes/feed-out.ts'),
  route('api/customer/phoneValidation', 'routes/phone-validation.ts'),
  route('api/track/:provider', 'routes/track.ts'),
  route('favicon.svg', 'routes/favicon.ts', { id: 'favicon.svg' }),
  route('favicon.ico', 'routes/favicon.ts', { id: 'favicon.ico' }),
  route('__ui', 'routes/ui-catalogue/route.tsx'),
  route('__blocks', 'routes/blocks-catalogue/route.tsx'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig;
