import { elements } from './crawl.ts';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { askSite } from './platform.ts';

const RESEARCH = '/car-research';
const OIL = `${RESEARCH}/how-often-to-change-your-oil`;
/** An article with a table, a callout, a table of contents and cars. */
const CERTIFIED = `${RESEARCH}/what-certified-means`;
const ALIASES = ['staff-reviews', 'car-advice-education', 'faqs', 'news', 'community-outreach', 'faqs-okd'];

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`a search leads to an article, and on to others, ${how} JavaScript`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await gotoHydrated(page, site('lakeshore', RESEARCH), javaScriptEnabled);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Car research');
    await expect(main.getByRole('article')).toHaveCount(10);

    await main.getByRole('searchbox').fill('OIL chan');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/car-research\/search\?q=OIL\+chan$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Articles about “OIL chan”');
    const [first] = await main.getByRole('article').all();
    await expect(first?.locator('mark').first() ?? main).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);
    await main.getByRole('link', { name: /^Car advice/ }).click();
    await expect(page).toHaveURL(/q=OIL\+chan&category=car-advice-education$/);

    await main.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(site('lakeshore', OIL));
    await expect(main.getByRole('heading', { level: 2, name: 'Read next' })).toBeVisible();
    await main.locator('.article-related').getByRole('link').first().click();
    await expect(page).not.toHaveURL(site('lakeshore', OIL));
    await expect(page).toHaveURL(/\/car-research\/[\w-]+$/);
    await context.close();
  });
}

test('shows a complete article, and copies its URL where the browser has no share sheet', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(site('summit', `/news${CERTIFIED.slice(RESEARCH.length)}`));
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.locator('.vehicle-card')).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Share by email' })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site('summit', CERTIFIED));
  const parts = main.getByRole('navigation', { name: 'In this article' });
  await parts.getByRole('link').last().click();
  const [, fragment = ''] = page.url().split('#');
  await expect(main.locator(`#${fragment}`)).toBeInViewport();
  await context.close();
});

test('serves an article at every alias with its canonical URL, and nowhere else', async ({ site }) => {
  for (const alias of ALIASES) {
    const { status, body } = await askSite('north-country', `/${alias}/how-often-to-change-your-oil`);
    expect(status, alias).toBe(200);
    const canonical = elements(body, 'link').find((link) => link.get('rel') === 'canonical');
    expect(canonical?.get('href'), alias).toBe(site('north-country', OIL));
  }
  for (const path of [`${RESEARCH}/nothing-of-the-kind`, '/news/nothing', `/es${OIL}`])
    expect((await askSite('north-country', path)).status, path).toBe(404);
});

test('lists every article for feed readers and search engines', async ({ site }) => {
  const { body } = await askSite('summit', `/es${OIL}`);
  const feeds = elements(body, 'link').filter((link) => link.get('type') === 'application/rss+xml');
  expect(feeds.map((link) => link.get('href'))).toEqual([site('summit', `/es${RESEARCH}/rss.xml`)]);
  expect(body).toContain('<meta property="og:type" content="article"');
  const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(facts)).toMatchObject({
    '@graph': [{ '@type': 'Article', inLanguage: 'es' }, { '@type': 'BreadcrumbList' }],
  });
  const feed = (await askSite('summit', '/es/car-research/rss.xml')).body;
  expect(feed).toContain(`<link>${site('summit', `/es${OIL}`)}</link>`);
  expect(feed.match(/<item>/g)).toHaveLength(14);
  const sitemap = (await askSite('summit', '/api/___sitemaps___/articles')).body;
  expect(sitemap).toContain(`<loc>${site('summit', OIL)}</loc><lastmod>`);
});
