import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { complaintsAboutHtml } from './html-rules.ts';
import { platformSettings } from './platform.ts';

const HOUSES = [
  { slug: 'lakeshore', paths: ['/'], stores: 4 },
  { slug: 'north-country', paths: ['/'], stores: 1 },
  { slug: 'summit', paths: ['/', '/es'], stores: 1 },
];
/** Checks that the tiles are the body styles in the search, each with the same lowest price. */
async function expectBodyStylesInStock(page: Page, search: string): Promise<void> {
  const read = async (tiles: Locator) =>
    new Map(
      await tiles.evaluateAll((all) =>
        all.map(
          (tile) =>
            [
              tile.querySelector('a')?.href.split('/').at(-1),
              /\$[\d,]+/.exec(tile.textContent ?? '')?.[0],
            ] as const,
        ),
      ),
    );
  const tiles = await read(page.getByRole('main').locator('.body-style'));
  expect(tiles.size).toBeGreaterThan(3);
  await page.goto(search);
  expect(tiles).toEqual(await read(page.locator('.search-styles li')));
}

for (const { slug, paths, stores } of HOUSES) {
  for (const path of paths) {
    test(`${slug}${path}: renders every section as valid HTML without JavaScript`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const response = await page.goto(site(slug, path));
      expect(await complaintsAboutHtml(response)).toEqual([]);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(main.locator('.review:visible')).toHaveCount(9);
      await expect(main.locator('.faq-list details')).toHaveCount(10);
      await expect(main.locator('.store-card')).toHaveCount(stores);
      await expectBodyStylesInStock(page, site(slug, path.replace(/\/?$/, '/cars-for-sale')));
      await context.close();
    });

    test(`${slug}${path}: every link leads to a page`, async ({ page, site }) => {
      await page.goto(site(slug, path));
      const targets = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .map((link) => new URL(link.href))
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname, search }) => pathname + search),
      );
      expect(targets.length).toBeGreaterThan(20);
      const { PORT } = platformSettings();
      const ask = (target: string) =>
        page.request.get(`http://127.0.0.1:${PORT}${target}`, {
          headers: { Host: `${slug}.localhost:${PORT}` },
          maxRedirects: 0,
        });
      for (const target of new Set(targets)) {
        const first = await ask(target);
        // A search has one canonical URL; editors may enter another form of it, which redirects.
        const { location } = first.headers();
        const answer = location === undefined ? first : await ask(location);
        expect(answer.status(), target).toBe(200);
        // Links on Spanish pages stay in Spanish.
        if (path === '/es' && !target.startsWith('/es')) expect(target).toBe('/');
      }
    });
  }
}

test('reviews by category, departments by tab, and expandable questions also work without JavaScript', async ({
  browser,
  site,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site('north-country'));
    const reviews = page.locator('.review:visible');
    const all = await reviews.allTextContents();
    await page.getByText('Service', { exact: true }).and(page.locator('.reviews label')).click();
    await expect(reviews).not.toHaveText(all);
    expect(await reviews.count()).toBeGreaterThan(1);
    await context.close();
  }
});

test('the language switch stays on the same page', async ({ page, site }) => {
  await page.goto(site('summit', '/contact-us?topic=2'));
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(site('summit', '/es/contact-us?topic=2'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(site('summit', '/contact-us?topic=2'));
  const { PORT } = platformSettings();
  const lone = await page.request.get(`http://127.0.0.1:${PORT}/es`, {
    headers: { Host: `lakeshore.localhost:${PORT}` },
  });
  expect(lone.status()).toBe(404);
});

test('a chosen store changes name, phone, hours, and map links everywhere, although pages are cached', async ({
  page,
  browser,
  site,
}) => {
  const other = await browser.newPage();
  await other.goto(site('lakeshore'));
  await page.goto(site('lakeshore'));
  await page.getByText('Choose your store').first().click();
  await page.getByRole('button', { name: /^Lakeshore Jamestown/ }).click();
  await expect(page.locator('.chooser-name')).toHaveText('Lakeshore Jamestown');
  for (const path of ['/', '/contact-us']) {
    await page.goto(site('lakeshore', path));
    const header = page.getByRole('banner');
    await expect(header.getByText('Lakeshore Jamestown').first()).toBeVisible();
    await expect(header.getByRole('link', { name: /716.*555-0118/ })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).toContain('+17165550118');
  }
  // Another visitor's page is unchanged.
  await other.reload();
  await expect(other.getByText('Choose your store').first()).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: /716/ })).toHaveCount(0);
  await other.close();
});
