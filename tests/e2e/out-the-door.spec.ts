/** The out-the-door estimate of a car, without JavaScript. */
import { expect, test } from './fixtures.ts';

test('estimates a car out the door for a ZIP code', async ({
  page,
  browser,
  site,
  expectAccessible,
  expectFits,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(site('lakeshore', '/used-cars-for-sale'));
  const href = await plain.locator('.vehicle-card .card-link').first().getAttribute('href');
  const vin = /[A-Z0-9]{17}$/.exec(href ?? '')?.[0] ?? '';
  await plain.goto(site('lakeshore', `/out-the-door?vehicle=${vin}`));
  await plain.getByLabel('Your ZIP code').fill('00901');
  await plain.getByRole('button', { name: 'Estimate' }).click();
  await expect(plain.getByText('Enter a ZIP code in one of the states')).toBeVisible();
  await plain.getByLabel('Your ZIP code').fill('16501');
  await plain.getByRole('button', { name: 'Estimate' }).click();
  await expect(plain.getByText('Sales tax, 6% (estimate)')).toBeVisible();
  await expect(plain.getByText('Estimated total')).toBeVisible();
  await expect(plain.getByText('as Lakeshore Auto Group checked it in November 2026').first()).toBeVisible();
  await expect(plain.getByText('This is an estimate, not an offer.')).toBeVisible();

  await page.goto(plain.url());
  await expect(page.getByText('Estimated total')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [320, 1440]);
  await context.close();
});
