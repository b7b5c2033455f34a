import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { platformSettings } from './platform.ts';

const RESEARCH = '/car-research';
const OIL = `${RESEARCH}/how-often-to-change-your-oil`;
/** An article with a table, a callout, a table of contents and cars. */
const CERTIFIED = `${RESEARCH}/what-certified-means`;
const ALIASES = ['staff-reviews', 'car-advice-education', 'faqs', 'news', 'community-outreach', 'faqs-okd'];

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';

  test(`links from a question to an article and on to others ${how} JavaScript`, async ({
    browser,
    site,
  }) => {
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

  test(`shows a complete article ${how} JavaScript`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site('summit', CERTIFIED));
    const main = page.getByRole('main');
    await expect(main.getByRole('table')).toBeVisible();
    await expect(main.locator('.vehicle-card')).toHaveCount(2);
    const parts = main.getByRole('navigation', { name: 'In this article' });
    await parts.getByRole('link').last().click();
    const [, fragment = ''] = page.url().split('#');
    await expect(main.locator(`#${fragment}`)).toBeInViewport();
    await expect(main.getByRole('link', { name: 'Share by email' })).toHaveAttribute('href', /^mailto:/);
    await context.close();
  });
}

test('serves an article at every alias with its canonical URL, and nowhere else', async ({ page, site }) => {
  for (const alias of ALIASES) {
    const response = await page.goto(site('north-country', `/${alias}/how-often-to-change-your-oil`));
    expect(response?.status(), alias).toBe(200);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site('north-country', OIL));
  }
  const { PORT } = platformSettings();
  for (const path of [`${RESEARCH}/nothing-of-the-kind`, '/news/nothing', `/es${OIL}`]) {
    const answer = await page.request.get(`http://127.0.0.1:${PORT}${path}`, {
      headers: { Host: `north-country.localhost:${PORT}` },
    });
    expect(answer.status(), path).toBe(404);
  }
});

test('lists every article for feed readers and search engines', async ({ page, site }) => {
  await page.goto(site('summit', `/es${OIL}`));
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    site('summit', `/es${RESEARCH}/rss.xml`),
  );
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const [facts] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(facts ?? '')).toMatchObject({
    '@graph': [{ '@type': 'Article', inLanguage: 'es' }, { '@type': 'BreadcrumbList' }],
  });
  const [feed, sitemap] = await page.evaluate(async () =>
    Promise.all(
      ['/es/car-research/rss.xml', '/api/___sitemaps___/articles'].map(async (path) =>
        (await fetch(path)).text(),
      ),
    ),
  );
  expect(feed).toContain(`<link>${site('summit', `/es${OIL}`)}</link>`);
  expect(feed?.match(/<item>/g)).toHaveLength(14);
  expect(sitemap).toContain(`<loc>${site('summit', OIL)}</loc><lastmod>`);
});

test('copies the URL of an article where the browser has no share sheet', async ({ browser, site }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(site('lakeshore', `/news${OIL.slice(RESEARCH.length)}`));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site('lakeshore', OIL));
  await context.close();
});
