/** The payment filter of a search, and the payment calculator for any price. */
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';

test('the payment filter is a dialog over the search, on a phone and by keyboard', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, site('lakeshore', '/used-cars-for-sale/suvs'));
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.locator('#group-payment > summary').click();
  const opener = page.getByRole('link', { name: 'Set your payment' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter by Payment' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // The sheet with the link has closed too, and the focus is not lost.
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Filters' }).click();
  await opener.press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('spinbutton', { name: 'Max' }).fill('450');
  await dialog.getByRole('radio', { name: 'Dollars' }).check();
  await dialog.getByRole('spinbutton', { name: 'Dollars' }).fill('3000');
  await dialog.getByRole('spinbutton', { name: 'Trade Equity' }).fill('2500');
  await dialog.getByRole('radio', { name: 'Good' }).check();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await dialog.getByRole('button', { name: 'Show cars' }).press('Enter');
  await expect(page).toHaveURL(site('lakeshore', '/used-cars-for-sale/suvs?payment=null,450'));
  await expect(dialog).toBeHidden();
  await expect(page.locator('.search-chips')).toContainText('450');
  await expect(page.locator('.vehicle-payment-terms').first()).toContainText(
    '$3,000 down, $2,500 trade equity',
  );
  const payments = await page.locator('.vehicle-payment-amount').allInnerTexts();
  expect(payments.length).toBeGreaterThan(0);
  for (const payment of payments)
    expect(Number(/\$([\d,.]+)/.exec(payment)?.[1]?.replace(',', ''))).toBeLessThanOrEqual(450);
});

test('the payment filter is a page without JavaScript', async ({ browser, site, expectFits }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('summit', '/es/used-cars-for-sale?sort=priceLow'));
  await page.locator('#group-payment > summary').click();
  await page.getByRole('link', { name: 'Indique su pago' }).click();
  expect(await complaintsAboutHtml(await page.reload())).toEqual([]);
  await expectFits(page, [320, 1440]);
  await page.getByRole('spinbutton', { name: 'Máximo' }).fill('400');
  await page.getByLabel('Malo', { exact: true }).check();
  await page.getByRole('button', { name: 'Ver autos' }).click();
  await expect(page).toHaveURL(/\/es\/used-cars-for-sale\?payment=null(,|%2C)400&sort=priceLow$/);
  await expect(page.locator('.vehicle-payment-terms').first()).toContainText('%');
  await context.close();
});

test('the calculator follows every change, states its terms, and leaves the payments of cars alone', async ({
  page,
  site,
  expectAccessible,
  expectFits,
}) => {
  await gotoHydrated(page, site('summit', '/auto-financing'));
  const calculator = page.locator('.standalone-calculator');
  const payment = calculator.locator('.calculator-payment strong');
  await expect(calculator.getByRole('button', { name: 'Update payment' })).toBeHidden();
  await expect(calculator.locator('.calculator-basis')).toContainText(
    '24-month term, 6.24% interest and 20% down payment',
  );
  await expect(calculator.locator('.calculator-disclosure')).toContainText(
    '$4,000.00 down and 24 monthly payments',
  );
  const before = (await payment.textContent()) ?? '';
  await calculator.getByRole('spinbutton', { name: 'Price' }).fill('30000');
  await expect(payment).not.toHaveText(before);
  await calculator.getByRole('spinbutton', { name: 'Credit Score' }).fill('610');
  await expect(calculator.locator('.calculator-disclosure')).toContainText('9.74% APR');
  await calculator.getByRole('radio', { name: '2017 or older' }).check();
  await expect(calculator.locator('.calculator-disclosure')).toContainText('7.74% APR');
  await calculator.getByRole('radio', { name: 'Lease' }).check();
  await expect(calculator.locator('.calculator-basis')).toContainText(
    '39-month lease with 10,000 miles per year',
  );
  await expect(calculator.getByText('This is a lease.')).toBeVisible();
  // Only new cars are leased.
  await expect(calculator.getByRole('radio', { name: '2017 or older' })).toBeHidden();
  await expectAccessible(page);
  await expectFits(page, [320, 1440]);
  expect((await page.context().cookies()).filter(({ name }) => name === 'terms')).toEqual([]);
});

test('the calculator’s own page has the largest heading, the term beside the payment and no side button on it', async ({
  page,
  site,
}) => {
  await gotoHydrated(page, site('summit', '/auto-financing/payment-calculator'));
  const sizeOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('.payment-calculator h1')).toBeGreaterThanOrEqual(32);
  expect(await sizeOf('.standalone-payment h2')).toBeLessThan(24);
  await expect(page.locator('.calculator-payment')).toContainText('per month, 24 months');
  await expect(page.locator('.side-button-place')).toHaveAttribute('data-away', '');
});

test('the calculator works without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('north-country', '/auto-financing'));
  await page.getByRole('spinbutton', { name: 'Price' }).fill('30000');
  await page.getByRole('radio', { name: '48 months' }).check();
  await page.getByRole('button', { name: 'Update payment' }).click();
  await expect(page).toHaveURL(/\/auto-financing\/payment-calculator\?/);
  expect(await complaintsAboutHtml(await page.reload())).toEqual([]);
  await expect(page.locator('.calculator-disclosure')).toContainText(
    '$6,000.00 down and 48 monthly payments',
  );
  await expect(page.getByRole('spinbutton', { name: 'Price' })).toHaveValue('30000');
  await context.close();
});
