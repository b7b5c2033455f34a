import type { Locator, Page } from '@playwright/test';
import { elements } from './crawl.ts';
import { expect, test } from './fixtures.ts';
import { askSite } from './platform.ts';

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

test('shows the name and the stores of each dealership', async () => {
  for (const [slug, path, name, stores] of [
    ['lakeshore', '/', 'Lakeshore Auto Group', 4],
    ['north-country', '/', 'North Country Motors', 1],
    ['summit', '/', 'Summit Auto Center', 1],
    ['summit', '/es', 'Summit Auto Center', 1],
  ] as const) {
    const { body } = await askSite(slug, path);
    expect(/<title>([^<]*)</.exec(body)?.[1], slug + path).toContain(name);
    const cards = elements(body, '\\w+').filter((one) => one.get('class')?.split(' ').includes('store-card'));
    expect(cards, slug + path).toHaveLength(stores);
  }
});

test('shows reviews, questions and the body styles in stock, filters reviews and opens questions without JavaScript', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('summit', '/es'));
  const main = page.getByRole('main');
  await expect(main.locator('.review:visible')).toHaveCount(9);
  await expect(main.locator('.faq-list details')).toHaveCount(10);
  await expectBodyStylesInStock(page, site('summit', '/es/cars-for-sale'));
  await page.goto(site('north-country'));
  const reviews = page.locator('.review:visible');
  const all = await reviews.allTextContents();
  await page.getByText('Service', { exact: true }).and(page.locator('.reviews label')).click();
  await expect(reviews).not.toHaveText(all);
  expect(await reviews.count()).toBeGreaterThan(1);
  await context.close();
});

test('the language switch stays on the same page', async ({ page, site }) => {
  await page.goto(site('summit', '/contact-us?topic=2'));
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(site('summit', '/es/contact-us?topic=2'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(site('summit', '/contact-us?topic=2'));
  expect((await askSite('lakeshore', '/es')).status).toBe(404);
});

test('a chosen store changes name, phone, hours, and map links everywhere, although pages are cached, and is remembered', async ({
  page,
  site,
}) => {
  const other = async () => (await askSite('lakeshore')).body;
  const before = await other();
  expect(before).toContain('Choose your store');
  await page.goto(site('lakeshore'));
  await page.getByText('Choose your store').first().click();
  await page.getByRole('button', { name: /^Lakeshore Jamestown/ }).click();
  await expect(page.locator('.chooser-name')).toHaveText('Lakeshore Jamestown');
  await expect(page).toHaveURL(site('lakeshore'));
  for (const path of ['/', '/contact-us']) {
    await page.goto(site('lakeshore', path));
    const header = page.getByRole('banner');
    await expect(header.getByText('Lakeshore Jamestown').first()).toBeVisible();
    await expect(header.getByRole('link', { name: /716.*555-0118/ })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).toContain('+17165550118');
  }
  // Another visitor's page is unchanged, and another dealership does not know the store.
  expect(await other()).toContain('Choose your store');
  expect(/<header class="site-header.*?<\/header>/s.exec(await other())?.[0]).not.toContain('tel:+1716');
  await page.goto(site('summit'));
  await expect(page.getByText('Jamestown')).toHaveCount(0);
});
