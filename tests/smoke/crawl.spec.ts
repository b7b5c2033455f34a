/** Crawls the whole website of each dealership: no broken links, and every page can be reached. */
import sharp from 'sharp';
import { ask } from '../integration/web-fixtures.ts';
import { askPage, crawl, type CrawledPage, elements, type Site, sitemapPaths } from '../e2e/crawl.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { lockedAmounts, numbersIn } from '../e2e/locked-amounts.ts';
import { factsOf, type PageFacts, withoutData } from '../e2e/page-facts.ts';
import { kindOf, PAGES_OF_KINDS } from '../e2e/page-kinds.ts';
import { holdContent, platformSettings } from '../e2e/platform.ts';

const STARTS = { lakeshore: ['/'], 'north-country': ['/'], summit: ['/', '/es'] } as const;

/** Pages whose main content is a form. The browser renders its fields, so it needs their data. */
const FORM_PAGE =
  /^(?:\/es)?\/(?:contact-us|test-drive|unlock-inventory|payment-filter|personalize-my-price|auto-financing\/|sell-trade-my-car\/|service\/|legal\/privacy-request|our-company\/(?:careers|meet-our-team\/))/;
/** Maximum size of a page relative to the same page without its data. */
const MAX_SIZE = { form: 2.1, other: 1.3 };

/** Responses about cars that are no pages. `/feeds/` on the platform's own host lists the cars of all dealerships. */
const ABOUT_CARS = [
  '/feeds/google-vehicle-listings.csv',
  '/feeds/google-vehicle-ads.csv',
  '/feeds/meta-vehicles.csv',
  '/api/stores/allentown/website/vehicles',
  '/api/stores/allentown/website/vehicles/sitemap',
  '/api/___sitemaps___/vehicles',
  '/api/___sitemaps___/filters?without=1',
  '/car-research/rss.xml',
] as const;
/** Searches that would show an order or a range of prices. */
const BY_PRICE = [
  '/new-cars-for-sale?sort=priceLow',
  '/new-cars-for-sale?sort=priceHigh',
  '/new-cars-for-sale?price=null,9999999',
  '/new-cars-for-sale?payment=null,9999999',
];

/** The URL of a page's data. */
const dataOf = (path: string): string =>
  path.replace(/^[^?]*/, (pathname) => `${pathname === '/' ? '/_root' : pathname}.data`);

/** Cars of the same year, make, and model may share a title. */
const isCar = (path: string): boolean => kindOf(path).endsWith('/car');

/** Kinds of pages at which other tests look as closely, by the spec that does. */
const ELSEWHERE = new Map([
  ['/', 'themes'],
  ['/cars-for-sale', 'themes'],
  ['/cars-for-sale/car', 'vehicle-page'],
  ['/test-drive/car', 'test-drive'],
  ['/payment-filter', 'payments'],
  ['/service/schedule', 'service'],
  ['/sell-trade-my-car/your-vehicle', 'trade-in'],
  ['/auto-financing/apply-for-financing', 'apply-for-financing'],
  ['/auto-financing/apply-for-financing/form', 'apply-for-financing'],
  ['/auto-financing/full-credit-application', 'credit-application'],
  ['/auto-financing/full-credit-application/form', 'credit-application'],
]);
/** Paths of editors' pages, which are of one kind: page-kinds.ts has another of them. */
const OF_EDITORS = new Set(['/winter-ready', '/se-habla-espanol']);

// A crawl takes longer than any other test of `npm test`, so each worker begins with one.
test.describe.configure({ mode: 'parallel' });

for (const [slug, starts] of Object.entries(STARTS))
  test.describe(slug, () => {
    test.describe.configure({ mode: 'default' });
    const held = new AsyncDisposableStack();
    let site: Site;
    let listed: ReadonlySet<string>;
    let pages: ReadonlyMap<string, CrawledPage>;
    let facts: ReadonlyMap<string, PageFacts>;
    const local = (address: string | undefined) => address?.replace(`http://${site.host}`, '') ?? '';
    /** Pages that search engines may index under their own URL. */
    const indexed = () =>
      [...facts].filter(([path, { isIndexed, canonical }]) => isIndexed && local(canonical) === path);

    test.beforeAll(async () => {
      test.setTimeout(900_000);
      held.use(await holdContent(slug));
      const port = Number(platformSettings().PORT);
      site = { port, host: `${slug}.localhost:${port}` };
      listed = await sitemapPaths(site);
      pages = await crawl(site, starts, listed);
      facts = new Map(
        [...pages].flatMap(([path, page]) =>
          page.status === 200 && page.html !== '' ? [[path, factsOf(page)]] : [],
        ),
      );
    });

    test.afterAll(() => held.disposeAsync());

    test('every link leads to a page without a redirect', () => {
      const astray = [...pages.values()].filter(({ status }) => status !== 200);
      expect(astray.map(({ path, status, foundOn }) => `${status} ${path} on ${foundOn}`)).toEqual([]);
    });

    test('no link leads to an empty list', () => {
      const empty = [...pages.values()].filter(({ html: page }) =>
        /class="search-empty"|No offers available at this time/.test(page),
      );
      expect(empty.map(({ path, foundOn }) => `${path} on ${foundOn}`)).toEqual([]);
    });

    test('every search in the menus may be indexed, except those that the specification writes as a query', () => {
      const menus = [...facts.keys()].slice(0, 1).flatMap((home) => {
        const page = pages.get(home)?.html ?? '';
        return [...page.matchAll(/<(header|footer)\b.*?<\/\1>/gs)].map(([menu]) => menu);
      });
      const searches = menus
        .flatMap((menu) => elements(menu, 'a'))
        .map((link) => link.get('href') ?? '')
        .filter((href) => href.includes('-cars-for-sale'));
      expect(new Set(searches).size).toBeGreaterThan(3);
      for (const href of searches) expect(href).toMatch(/\/used-cars-for-sale(?=[/?]|$)/);
      const unlisted = searches.filter((href) => !href.includes('?') && facts.get(href)?.isIndexed !== true);
      expect(unlisted).toEqual([]);
    });

    test('every page has one heading and a description; indexed pages have unique ones', () => {
      const complaints = indexed().flatMap(([path, one]) => one.complaints.map((what) => `${path}: ${what}`));
      expect(complaints).toEqual([]);
      // Pages that are not indexed are still shared and bookmarked.
      const silent = [...facts].filter(([, { description }]) => !description);
      expect(silent.map(([path]) => path)).toEqual([]);
      const titles = indexed().filter(([path]) => !isCar(path));
      expect(titles.map(([, { title }]) => title)).toEqual([
        ...new Set(titles.map(([, { title }]) => title)),
      ]);
    });

    test('canonical URLs and language alternates are consistent', async () => {
      const wrong: string[] = [];
      for (const [path, { canonical, alternates }] of facts) {
        const own = local(canonical);
        const target = facts.get(own) ?? factsOf(await askPage(site, own, path));
        if (target.canonical !== canonical) wrong.push(`${path}: ${canonical} names another`);
        for (const href of alternates.values()) {
          const other = facts.get(local(href)) ?? factsOf(await askPage(site, local(href), path));
          if (![...other.alternates.values()].includes(canonical ?? ''))
            wrong.push(`${path}: ${href} does not name it`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('no response contains a locked price, a payment for it, or what orders by it', async () => {
      const { vins, amounts, open } = await lockedAmounts(slug);
      expect(amounts.size > 0).toBe(slug === 'summit');
      if (amounts.size === 0) return;
      const naming = [...pages.values()].filter(({ html }) => [...vins].some((vin) => html.includes(vin)));
      expect(naming.length).toBeGreaterThan(vins.size);
      const text = async (path: string, host = site.host) => (await ask(site.port, { host, path })).body;
      const said = new Map([...pages.values()].map(({ path, html }) => [path, html]));
      for (const path of [
        ...naming.map((page) => dataOf(page.path)),
        dataOf('/'),
        ...ABOUT_CARS,
        ...BY_PRICE,
      ])
        said.set(path, await text(path));
      // The platform's feed has the cars of other dealerships too.
      const [feed] = ABOUT_CARS;
      const rows = (await text(feed, `localhost:${site.port}`)).split('\n');
      said.set('all dealerships', rows.filter((row) => row.includes(site.host)).join('\n'));
      const numbers = new Map([...said].map(([path, body]) => [path, numbersIn(body)]));
      const leaks = [...numbers].flatMap(([path, found]) =>
        [...found].flatMap((amount) => (amounts.has(amount) ? [`${amount} in ${path}`] : [])),
      );
      expect(leaks).toEqual([]);
      const used = [...(numbers.get('/used-cars-for-sale') ?? [])];
      expect(used.filter((amount) => open.has(amount)).length, 'finds prices at all').toBeGreaterThan(10);

      const [low = '', high = '', priced = '', paid = ''] = BY_PRICE.map((path) => said.get(path) ?? '');
      const order = (html: string) =>
        elements(html, 'a').flatMap((link) =>
          link.get('class') === 'card-link' ? [link.get('href')?.slice(-17)] : [],
        );
      expect(order(low).length).toBeGreaterThan(10);
      expect(order(high)).toEqual(order(low));
      expect(order(low)).toEqual(order(low).toSorted((a = '', b = '') => a.localeCompare(b)));
      expect([order(priced), order(paid)]).toEqual([[], []]);
    });

    test('the sitemap lists exactly the indexable pages, and all of them are linked', async () => {
      expect([...listed].filter((path) => !pages.has(path))).toEqual([]);
      const found = new Set(indexed().map(([path]) => path));
      expect([...listed].filter((path) => pages.has(path) && !found.has(path))).toEqual([]);
      expect([...found].filter((path) => !listed.has(path))).toEqual([]);
    });

    test('one page of each kind is among those that page-kinds.spec.ts opens', () => {
      const opened = new Set(Object.values(PAGES_OF_KINDS).flat().map(kindOf));
      const kinds = new Set([...facts.keys()].map(kindOf));
      expect(
        [...kinds].filter((kind) => !opened.has(kind) && !ELSEWHERE.has(kind) && !OF_EDITORS.has(kind)),
      ).toEqual([]);
    });

    test('the share image of one page of each kind has the size that the page says', async () => {
      const perKind = new Map([...facts].map(([path, { picture }]) => [kindOf(path), picture]));
      const pictures = new Map([...perKind.values()].map((picture) => [picture?.href, picture]));
      for (const [href, picture] of pictures) {
        const answer = await ask(site.port, { host: site.host, path: local(href) });
        expect([answer.status, answer.headers['content-type']], href).toEqual([
          200,
          expect.stringMatching(/^image\//),
        ]);
        const { width, height } = await sharp(answer.bytes).metadata();
        expect({ width, height }, href).toMatchObject({ width: picture?.width, height: picture?.height });
      }
    });

    test('the data of a page without a form is at most 30 % of its other HTML', () => {
      const tooLarge = [...facts.keys()].flatMap((path) => {
        const page = pages.get(path)?.html ?? '';
        const size = Buffer.byteLength(page) / Buffer.byteLength(withoutData(page));
        return size > MAX_SIZE[FORM_PAGE.test(path) ? 'form' : 'other'] ? [`${path}: ${size}`] : [];
      });
      expect(tooLarge).toEqual([]);
    });
  });
