/** The out-the-door estimate of a car, without JavaScript. */
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('estimates a car out the door for a ZIP code', async ({ page, site, expectAccessible, expectFits }) => {
  await page.goto(site('lakeshore', '/used-cars-for-sale'));
  const href = await page.locator('.vehicle-card .card-link').first().getAttribute('href');
  const vin = /[A-Z0-9]{17}$/.exec(href ?? '')?.[0] ?? '';
  await page.goto(site('lakeshore', `/out-the-door?vehicle=${vin}`));
  await page.getByLabel('Your ZIP code').fill('00901');
  await page.getByRole('button', { name: 'Estimate' }).click();
  await expect(page.getByText('Enter a ZIP code in one of the states')).toBeVisible();
  await page.getByLabel('Your ZIP code').fill('16501');
  await page.getByRole('button', { name: 'Estimate' }).click();
  await expect(page.getByText('Sales tax, 6% (estimate)')).toBeVisible();
  await expect(page.getByText('Estimated total')).toBeVisible();
  await expect(page.getByText('state rate of PA in January 2026')).toBeVisible();
  await expect(page.getByText('This is an estimate, not an offer.')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, [320, 1440]);
});
