import { expect, test } from './fixtures.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';
import { askSite } from './platform.ts';

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

test('URLs: canonical, former, invalid, and what search engines get', async () => {
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
    const answer = await askSite('lakeshore', path);
    expect(answer.status, path).toBe(status);
    if (location !== null) expect(answer.headers.location, path).toMatch(location);
  }
  const missing = await askSite('lakeshore', '/cars-for-sale/hovercraft');
  expect(missing.body).toContain('<title>404 - Page Not Found: /cars-for-sale/hovercraft');
  // A dealership's car does not exist on another's site.
  const { body } = await askSite('lakeshore', '/used-cars-for-sale');
  const [own = ''] = /\/used-cars-for-sale\/\d{4}-[^"]+/.exec(body) ?? [];
  expect((await askSite('lakeshore', own)).status).toBe(200);
  expect((await askSite('summit', own)).status).toBe(404);
});
