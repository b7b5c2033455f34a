import type { Page } from '@rooftop/content/documents/page/page';
import { parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { describe, expect, test } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import { addressSettings, vocabularyOf } from '#app/vehicles/inventory/addresses.server.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';
import { testOffer } from '../../../tests/support/offers.ts';
import { testOpening } from '../../../tests/support/job-openings.ts';
import { loader as sitemap } from './route.ts';
import { sitemapParts } from '../collected-pages.server.ts';
import { loader as source } from '../sitemap-source/route.ts';
import {
  testContent,
  testContext,
  testDealership,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { filterPages } from '#app/vehicles/search/filter-pages.server.ts';
import { sitemapFile } from '#app/site/sitemap/sitemap-xml.ts';
import { sitemapFiles } from '#app/site/sitemap/sources.server.ts';

const cars = generateListings(200, 11);
const listed = cars.filter(({ isPrivate, status }) => !isPrivate && status !== 'sold');
const inventory = testInventory(cars);
const context = testContext({ inventory });

async function read(name: string, query = '', asked: RequestContext = context): Promise<Response> {
  const request = new Request(`http://alpha.example/api/___sitemaps___/${name}${query}`);
  return source({ context: asked, params: { source: name }, request });
}
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

test('the index lists the files that have pages', async () => {
  const request = new Request('http://alpha.example/sitemap.xml');
  const response = await sitemap({ context, params: {}, request });
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  expect(locations(await response.text())).toEqual(
    ['pages', 'filters', 'vehicles'].map((name) => `http://alpha.example/api/___sitemaps___/${name}`),
  );
});

test.each([
  ['pages', 'weekly', 1],
  ['filters', 'weekly', 0.9],
  ['vehicles', 'daily', 0.9],
])('%s change %s and have priority %d', async (name, changes, priority) => {
  const xml = await (await read(name)).text();
  expect(xml).toContain(`<changefreq>${changes}</changefreq><priority>${priority}</priority>`);
  expect(xml).toMatch(/^<\?xml [^>]*>\n<urlset [^>]*>\n(<url>.*<\/url>\n)+<\/urlset>\n$/);
});

test('lists every public car exactly once, and no others', async () => {
  const addresses = locations(await (await read('vehicles')).text());
  expect(new Set(addresses)).toEqual(new Set(listed.map((car) => `http://alpha.example${vehiclePath(car)}`)));
  expect(addresses.length).toBe(listed.length);
});

test('pages in two languages link to each other', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const xml = await (await read('pages', '', testContext({ dealership }))).text();
  expect(locations(xml)).toContain('http://alpha.example/es/contact-us');
  const [, second = ''] = xml.split('\n').filter((line) => line.includes('contact-us'));
  expect(second).toContain('hreflang="en" href="http://alpha.example/contact-us"');
  expect(second).toContain('hreflang="es" href="http://alpha.example/es/contact-us"');
});

test('lists indexable pages of editors with their last change', async () => {
  const page = (path: string, fields: Partial<Page> = {}): Page => ({
    id: path,
    path,
    formerPaths: [],
    name: path,
    title: null,
    description: null,
    image: null,
    blocks: [{ _type: 'heroSlides', shownTo: null, key: 'none', slides: [] }],
    isIndexed: true,
    updatedAt: '2026-11-20T08:00:00Z',
    ...fields,
  });
  const pages = async () => [
    page('/winter'),
    page('/secret', { isIndexed: false }),
    page('/service', { isIndexed: false }),
    page('/auto-financing', { blocks: [], isIndexed: false }),
  ];
  const content = testContent({ pages, stores: async () => [testStore()] });
  const xml = await (await read('pages', '', testContext({ content }))).text();
  expect(xml).toContain('<loc>http://alpha.example/winter</loc><lastmod>2026-11-20</lastmod>');
  const paths = locations(xml).map((address) => new URL(address).pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/auto-financing',
      '/our-company/locations/watertown',
      '/legal/privacy-policy',
      '/legal/privacy-request',
    ]),
  );
  for (const path of ['/secret', '/service', '/help-center/general']) expect(paths).not.toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('lists job openings that are open today', async () => {
  const jobOpenings = async () => [
    testOpening(),
    testOpening({ slug: 'over', openUntil: '2026-11-22' }),
    testOpening({ slug: 'coming', postedOn: '2026-11-24' }),
  ];
  const xml = await (
    await read('openings', '', testContext({ content: testContent({ jobOpenings }) }))
  ).text();
  expect(locations(xml)).toEqual(['http://alpha.example/our-company/careers/technician']);
  expect(xml).toContain('<lastmod>2026-11-01</lastmod>');
});

test.each([
  ['used', ['sales', 'dealer']],
  ['new', ['sales', 'dealer', 'current-incentives']],
] as const)('lists offer pages that have offers: with one for %s cars', async (condition, lists) => {
  const offer = testOffer({ department: 'dealer', vehicles: { condition } });
  const content = testContent({ offers: async () => [offer] });
  const xml = await (await read('pages', '', testContext({ content }))).text();
  const paths = locations(xml).map((address) => new URL(address).pathname);
  expect(paths.filter((path) => path.startsWith('/special-offers'))).toEqual(
    ['', ...lists.map((list) => `/${list}`)].map((list) => `/special-offers${list}`),
  );
});

test('splits files at 50,000 URLs', async () => {
  const many = generateListings(60, 12).map((car) => ({
    ...car,
    isPrivate: false,
    status: 'available' as const,
    soldAt: null,
  }));
  const dealership = testDealership({ languages: ['en', 'es'] });
  const busy = testContext({ dealership, inventory: testInventory(many) });
  expect(locations(await (await read('vehicles', '', busy)).text()).length).toBe(120);
  expect(locations(await (await read('vehicles', '?page=2', busy)).text())).toEqual([]);
});

test.each(['nothing', 'constructor', 'vehicles?page=0', 'vehicles?page=1e9'])(
  'returns 404 for %s',
  async (asked) => {
    const [name = '', query = ''] = asked.split(/(?=\?)/);
    await expect(read(name, query)).rejects.toMatchObject({ status: 404 });
  },
);

test('escapes URLs', () => {
  const pages = [{ path: '/<a>&"\'', lastModified: null }];
  const site = { origin: 'http://alpha.example', languages: ['en'] as const };
  const xml = [...sitemapFile(pages, { priority: 1, changes: 'weekly' }, site)].join('');
  expect(xml).toContain('<loc>http://alpha.example/&lt;a&gt;&amp;&quot;&apos;</loc>');
});

describe('filter pages', () => {
  test('are canonical, find cars and have no parameters', async () => {
    const index = await inventory.index();
    const vocabulary = await vocabularyOf(context, index);
    const settings = await addressSettings(context);
    const paths = await filterPages(context);
    expect(paths).toContain('/cars-for-sale');
    expect(paths).toContain('/used-cars-for-sale/suvs');
    expect(paths).toContain('/used-cars-for-sale/price-under-20000');
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const parsed = parseInventoryUrl(path, new URLSearchParams(), vocabulary, settings);
      if (parsed.kind !== 'search') throw new Error(path);
      expect(parsed.canonical).toBe(path);
      expect(index.search(parsed.query, PUBLIC).total).toBeGreaterThan(0);
    }
  });

  test('are available as data without host for the robots rule', async () => {
    const answer: unknown = await (await read('filters', '?without=1')).json();
    expect(answer).toEqual({ value: (await filterPages(context)).map((loc) => ({ loc })) });
  });

  test('do not reveal private cars', async () => {
    const hidden = cars.map((car) => ({ ...car, isPrivate: true }));
    const paths = await filterPages(testContext({ inventory: testInventory(hidden) }));
    expect(paths).toEqual(['/cars-for-sale']);
  });
});

test('contain no price searches where the public sees no price', async () => {
  const settings = testSettings();
  const paths = async (...lockedPrices: readonly ('search' | 'new')[]) => {
    const written = { ...settings, inventory: { ...settings.inventory, lockedPrices: [...lockedPrices] } };
    const all = await filterPages(testContext({ inventory: testInventory(cars, written) }));
    return all.filter((path) => path.includes('/price-under-'));
  };
  expect(await paths('search')).toEqual([]);
  expect((await paths('new')).filter((path) => path.startsWith('/new-'))).toEqual([]);
  expect(await paths('new')).not.toEqual([]);
});

test('list price searches once, as used cars, if every car is used', async () => {
  const used = cars.map((car) => ({ ...car, condition: 'used' as const, isCertified: false }));
  const byPrice = async (listings: typeof cars) =>
    (await filterPages(testContext({ inventory: testInventory(listings) }))).filter((path) =>
      path.includes('/price-under-'),
    );
  expect((await byPrice(cars)).join()).toContain('/used-cars-for-sale/price-under-');
  expect(await byPrice(used)).not.toEqual([]);
  expect((await byPrice(used)).filter((path) => !path.startsWith('/used-cars-for-sale/'))).toEqual([]);
});

test('replace the pages of all cars if all have the same condition', async () => {
  const used = cars.map((car) => ({ ...car, condition: 'used' as const, isCertified: false }));
  const settings = testSettings();
  const written = { ...settings, inventory: { ...settings.inventory, conditions: ['used' as const] } };
  const content = testContent({ settings: async () => written });
  const paths = async (listings: typeof cars) =>
    filterPages(testContext({ content, inventory: testInventory(listings) }));
  const named = await paths(used);
  expect(named).toContain('/used-cars-for-sale');
  expect(named).toContain('/used-cars-for-sale/suvs');
  expect(named).toContain('/used-cars-for-sale/price-under-20000');
  expect(named.filter((path) => !path.startsWith('/used-cars-for-sale'))).toEqual([]);
  expect(await paths([])).toEqual(['/used-cars-for-sale']);
});

test('names sitemap files after a dealership’s collection slugs', async () => {
  const settings = testSettings();
  const collectionSlugs = {
    ...settings.collectionSlugs,
    vehicles: 'inventory',
    articles: 'pages',
    categories: 'answers',
  };
  const content = testContent({ settings: async () => ({ ...settings, collectionSlugs }) });
  const named = testContext({ content, inventory });
  expect(locations(await (await read('inventory', '', named)).text())).not.toEqual([]);
  await expect(read('vehicles', '', named)).rejects.toMatchObject({ status: 404 });
  expect(await (await read('answers', '', named)).text()).toContain('<urlset');
  // A source keeps its name even if a collection has the same one.
  expect(locations(await (await read('pages', '', named)).text())).toContain(
    'http://alpha.example/contact-us',
  );
  expect(await (await read('articles', '', named)).text()).toContain('<urlset');
  const files = await sitemapFiles(sitemapParts, named);
  expect(files).toContain('http://alpha.example/api/___sitemaps___/inventory');
  expect(files).not.toContain('http://alpha.example/api/___sitemaps___/vehicles');
});
