/** A locked price is unlocked by the six steps of the personalized price. */
import { fillFields, newPhone } from '../e2e/fill-fields.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { mailAbout, mailTo } from '../e2e/mails.ts';

test('unlocks a locked price in a page for each step without JavaScript, skips the equity without a trade, and survives a reload', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('summit', '/new-cars-for-sale'));
  await expect(page.locator('.vehicle-card').first()).toContainText('Finish your terms to see it');
  await page.locator('.vehicle-card .card-link').first().click();
  const car = page.url();
  await expect(page.locator('.calculator')).toHaveCount(0);
  await expect(page.locator('.vehicle-price-call').first()).toHaveText('Get today’s price');
  await page.getByRole('link', { name: 'Personalize My Price', exact: true }).click();
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('spinbutton').fill('0');
  await next.click();
  await page.getByLabel('No', { exact: true }).check();
  await next.click();
  await expect(page.getByText('Step 4 of 6')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await expect(page.getByLabel('No', { exact: true })).toBeChecked();
  await next.click();
  await page.getByLabel('Bad', { exact: true }).check();
  await next.click();
  await expect(page.getByText('Step 5 of 6')).toBeVisible();
  const email = `personalize-${crypto.randomUUID()}@example.com`;
  const values = { 'First name': 'Ana', 'Last name': 'Núñez', Email: email, Phone: newPhone() };
  await fillFields(page, values);
  await page.getByRole('button', { name: 'See my price' }).click();
  await expect(
    page.getByRole('heading', { name: /^Your price: \$[\d,.]+, about \$[\d,.]+ a month$/ }),
  ).toBeVisible();
  const statement = page.locator('.lead-sent-statement');
  for (const label of ['Price', 'Cash Down', 'Monthly payment', 'APR', 'Total of payments'])
    await expect(statement.getByText(label, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Keep browsing' }).click();
  await expect(page).toHaveURL(car);
  await expect(page.locator('.price-amount').first()).toContainText('$');
  await expect(page.locator('.calculator-disclosure')).toContainText('$0.00 down');
  await page.goto(site('summit', '/new-cars-for-sale'));
  await expect(page.locator('.vehicle-card .price-amount').first()).toBeVisible();
  // Staff read the price that was locked, and the shopper gets it in writing.
  const { text } = await mailAbout(email);
  expect(text).toMatch(/Trading in[^]*No/);
  expect(text).toMatch(/Price: \$\d/);
  expect((await mailTo(email)).text).toMatch(/Your price: \$[\d,.]+, about \$[\d,.]+\/mo/);
  await context.close();
});
