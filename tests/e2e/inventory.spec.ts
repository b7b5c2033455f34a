import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { complaintsAboutHtml } from './html-rules.ts';
import { platformSettings } from './platform.ts';

const CARD = '.vehicle-card';

test('without JavaScript: filters and pages are links, the detail page is complete, the HTML is valid', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const search = await page.goto(site('lakeshore', '/cars-for-sale/trucks'));
  const main = page.getByRole('main');
  expect(await complaintsAboutHtml(search)).toEqual([]);
  await expect(main.locator(CARD)).toHaveCount(19);
  await main
    .getByRole('link', { name: /^(Next|Go to page 2|2$|Page 2)/ })
    .first()
    .click();
  await expect(page).toHaveURL(site('lakeshore', '/cars-for-sale/trucks?page=2'));
  await page.goto(site('lakeshore', '/cars-for-sale/trucks'));
  await main.locator(`${CARD} a`).first().click();
  await expect(page).toHaveURL(/-cars-for-sale\/\d{4}-[a-z0-9-]+-[A-Z0-9]{17}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('72-month term, 6.24% interest and 20% down payment')).toBeVisible();
  await context.close();
});

test('URLs: canonical, former, invalid, and what search engines get', async ({ page }) => {
  const { PORT } = platformSettings();
  const ask = (path: string, slug = 'lakeshore') =>
    page.request.get(`http://127.0.0.1:${PORT}${path}`, {
      headers: { Host: `${slug}.localhost:${PORT}` },
      maxRedirects: 0,
    });
  const results: [string, number, RegExp | null][] = [
    ['/cars-for-sale', 200, null],
    ['/used-cars-for-sale/price-under-20000', 200, null],
    ['/cars-for-sale?mileage=null,30000', 200, null],
    ['/used-cars-for-sale/great_deals/price_drop', 200, null],
    ['/cars-for-sale/Trucks', 301, /\/cars-for-sale\/trucks$/],
    ['/search-vehicles', 301, /-?cars-for-sale/],
    ['/search-vehicles/used-inventory/price/max/20000', 301, /\/used-cars-for-sale\/price-under-20000$/],
    ['/cars-for-sale/hovercraft', 404, null],
    ['/used-cars-for-sale/2020-x-TOOSHORT', 404, null],
    ['/sitemap.xml', 200, null],
    ['/robots.txt', 200, null],
  ];
  for (const [path, status, location] of results) {
    const answer = await ask(path);
    expect(answer.status(), path).toBe(status);
    if (location !== null) expect(answer.headers()['location'], path).toMatch(location);
  }
  const missing = await ask('/cars-for-sale/hovercraft');
  expect(await missing.text()).toContain('<title>404 - Page Not Found: /cars-for-sale/hovercraft');
  // A dealership's car does not exist on another's site.
  const [own] = /\/used-cars-for-sale\/\d{4}-[^"]+/.exec(await (await ask('/used-cars-for-sale')).text()) ?? [
    '',
  ];
  expect((await ask(own)).status()).toBe(200);
  expect((await ask(own, 'summit')).status()).toBe(404);
});

test('with JavaScript a filter changes the results in place', async ({ page, site }) => {
  await gotoHydrated(page, site('north-country', '/used-cars-for-sale'));
  await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Trucks/ })
    .first()
    .click();
  await expect(page).toHaveURL(site('north-country', '/used-cars-for-sale/trucks'));
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trucks');
});
