import { POPUP_PAGES } from '@rooftop/content/documents/popup/popup';
import { PATHS } from '@rooftop/content/pages.generated';
import { pageMatches } from './page-match.ts';
import { expect, test } from 'vitest';
import { pagesSource, popupPageOf } from './popup-page.ts';

const VIN = '1FMBEBAW7LZ004158';

test.each<[path: string, name: string, params: object]>([
  ['/', 'home', {}],
  ['/service', 'service', {}],
  ['/service/schedule', 'service/schedule', {}],
  ['/winter-ready', 'editor-page', { slug: 'winter-ready' }],
  ['/special-offers', 'special-offers', {}],
  ['/special-offers/dealer', 'special-offers', { list: 'dealer' }],
  ['/special-offers/dealer/bonus', 'special-offer', { list: 'dealer', key: 'bonus' }],
  ['/our-company/careers/technician', 'opening', { slug: 'technician' }],
  ['/our-company/meet-our-team', 'meet-our-team', {}],
  ['/legal/privacy-policy', 'legal-document', { kind: 'privacy-policy' }],
  ['/cars-for-sale', 'cars-search-page', {}],
  ['/cars-for-sale/suvs/honda-civic', 'cars-search-page', {}],
  ['/used-cars-for-sale', 'cars-search-page', { condition: 'used' }],
  [
    `/certified-cars-for-sale/2020-ford-${VIN}`,
    'vehicle',
    { condition: 'certified', year: '2020', value: 'ford', vin: VIN },
  ],
  [`/new-cars-for-sale/2020-x-${VIN.toLowerCase()}`, 'vehicle', { condition: 'new', vin: VIN }],
  ['/no/such/page', 'routes/not-found', {}],
])('%s is %s', (path, name, params) => {
  const page = popupPageOf(path);
  expect(page).toMatchObject({ name, path, params });
});

const paths: Readonly<Record<string, string>> = PATHS;
test.each(
  POPUP_PAGES.map((name) => [
    name,
    name === 'vehicle'
      ? `/used-cars-for-sale/2020-ford-${VIN}`
      : name === 'cars-search-page'
        ? '/cars-for-sale'
        : (paths[name] ?? '').replaceAll(/:\w+\??/g, 'x').replace('*', 'x/y/z'),
  ]),
)('editors can choose %s, which is the name of %s', (name, path) => {
  expect(popupPageOf(path).name).toBe(name);
});

test.each([
  ['routes that searches and cars share', 'cars-for-sale', 'used-cars-for-sale'],
  ['endpoints', 'popups', 'popup-form', 'choose-store', 'store-vehicles', 'track'],
  ['files', 'robots.txt', 'sitemap.xml', 'car-research/rss.xml', 'appointment/calendar', 'feed-out'],
  ['redirects', 'news', 'faqs'],
  ['forms in frames', 'auto-financing/apply-for-financing/form'],
  ['pages for us and staff', 'routes/ui-catalogue/route', 'routes/held-lead/route'],
  ['no page at all', 'routes/not-found'],
])('editors cannot choose %s', (_what, ...names) => {
  expect(Object.keys(PATHS)).toEqual(expect.arrayContaining(names));
  expect(names.filter((name) => POPUP_PAGES.includes(name))).toEqual([]);
});

/** As spec 2 writes the path of a car's page. */
const CAR = '/:condition-cars-for-sale/:year-:value-:vin';

const PAGES = [
  '/',
  '/service',
  '/service/schedule',
  '/special-offers',
  '/special-offers/dealer',
  '/special-offers/dealer/bonus',
  '/used-cars-for-sale',
  '/cars-for-sale/suvs',
  `/used-cars-for-sale/2020-ford-f-150-${VIN}`,
  '/car-research/oil',
  '/legal/cookie-policy',
].map((path) => popupPageOf(path));

test.each([
  ...Object.keys(PATHS),
  'cars-search-page',
  'vehicle',
  'no-such-page',
  '/',
  '/service',
  '/service/*',
  '/special-offers/:list',
  '/*',
  CAR,
])('the loader finds every page that a condition for %s matches', (named) => {
  const pattern = new RegExp(`^(?:${pagesSource(named)})$`);
  for (const page of PAGES)
    if (pageMatches(named, page)) expect(pattern.test(page.path), page.path).toBe(true);
});

test.each([
  ['vehicle', [`/used-cars-for-sale/2020-ford-f-150-${VIN}`]],
  ['cars-search-page', ['/used-cars-for-sale', '/cars-for-sale/suvs']],
  ['home', ['/']],
  ['/service/*', ['/service', '/service/schedule']],
  [CAR, [`/used-cars-for-sale/2020-ford-f-150-${VIN}`]],
  ['no-such-page', []],
])('the loader finds no other pages than %s', (named, paths) => {
  const pattern = new RegExp(`^(?:${pagesSource(named)})$`);
  expect(PAGES.map(({ path }) => path).filter((path) => pattern.test(path))).toEqual(paths);
});
