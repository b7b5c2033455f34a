import { HtmlValidate } from 'html-validate';
import { expect, test } from './fixtures.ts';

const DEALERSHIPS = [
  { slug: 'lakeshore', name: 'Lakeshore Auto Group', headline: 'Every car, one honest price.', stores: 4 },
  {
    slug: 'north-country',
    name: 'North Country Motors',
    headline: 'We’ll be here next winter, too.',
    stores: 1,
  },
  { slug: 'summit', name: 'Summit Auto Center', headline: 'The price is the price.', stores: 1 },
];
const WIDTHS = [320, 390, 768, 1440];

// React writes void elements, boolean attributes and the case of attributes its own way; all of it is valid HTML.
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'doctype-style': 'off',
  },
});

for (const { slug, name, headline, stores } of DEALERSHIPS) {
  test(`${slug}: brand, headline and stores, accessible and without overflow at every width`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    await page.goto(site(slug));
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('link', { name: `${name}, home page` })).toBeVisible();
    // Other tests edit the headline of lakeshore.
    if (slug !== 'lakeshore') await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(page.getByRole('link', { name: /^Get directions to/ })).toHaveCount(stores);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(
      await picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth),
    ).toBeGreaterThan(100);
  });

  test(`${slug}: valid HTML that says all of it without JavaScript`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(site(slug));
    const report = await html.validateString((await response?.text()) ?? '');
    expect(
      report.results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message}`)),
    ).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Get directions to/ })).toHaveCount(stores);
    await context.close();
  });

  test(`${slug}: an address that leads nowhere`, async ({ browser, site }) => {
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
  test(`a visitor's store, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site('lakeshore'));
    await page.getByText('Choose your store').click();
    await page.getByRole('button', { name: /^Lakeshore Jamestown/ }).click();
    await expect(page.locator('summary')).toContainText('Lakeshore Jamestown');
    await expect(page).toHaveURL(site('lakeshore'));
    await page.reload();
    await expect(page.locator('summary')).toContainText('Lakeshore Jamestown');
    const [cookie] = await context.cookies(site('lakeshore'));
    expect(cookie).toMatchObject({ name: 'userSelectedStore', sameSite: 'Lax', path: '/' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    // Another dealership does not know this store, nor its cookie.
    await page.goto(site('summit'));
    await expect(page.getByText('Jamestown')).toHaveCount(0);
    await context.close();
  });
}
