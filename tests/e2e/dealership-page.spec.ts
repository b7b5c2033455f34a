import { expect, test } from './fixtures.ts';

const DEALERSHIPS = [
  { slug: 'lakeshore', name: 'Lakeshore Auto Group', headline: 'Every car, one posted price.' },
  { slug: 'north-country', name: 'North Country Motors', headline: 'We’ll be here next winter, too.' },
  { slug: 'summit', name: 'Summit Auto Center', headline: 'The price is the price.' },
];

for (const { slug, name, headline } of DEALERSHIPS) {
  test(`${slug}: shows its name and headline`, async ({ page, site }) => {
    await page.goto(site(slug));
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('link', { name: `${name} home page` })).toBeVisible();
    // Other tests edit the headlines of lakeshore and summit.
    if (slug === 'north-country') await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  });

  test(`${slug}: returns 404 for an unknown URL`, async ({ browser, site }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const response = await page.goto(site(slug, '/no/such/page'));
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 - Page not found: /no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible();
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(page).toHaveURL(site(slug));
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`remembers a visitor's store ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site('lakeshore'));
    await page.getByText('Choose your store').click();
    await page.getByRole('button', { name: /^Lakeshore Jamestown/ }).click();
    await expect(page.locator('.chooser > summary')).toContainText('Lakeshore Jamestown');
    await expect(page).toHaveURL(site('lakeshore'));
    await page.reload();
    await expect(page.locator('.chooser > summary')).toContainText('Lakeshore Jamestown');
    const cookies = await context.cookies(site('lakeshore'));
    const cookie = cookies.find(({ name }) => name === 'userSelectedStore');
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    // Another dealership knows neither this store nor its cookie.
    await page.goto(site('summit'));
    await expect(page.getByText('Jamestown')).toHaveCount(0);
    await context.close();
  });
}
