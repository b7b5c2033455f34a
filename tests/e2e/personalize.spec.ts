/** The personalized price: six steps in a dialog over a car, and as pages without JavaScript. */
import type { Page } from '@playwright/test';
import { factCountsShape } from '@rooftop/visits/collector/fact-counts-shape';
import { leave, sentBy } from './beacons.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilHydrated, waitUntilIdle } from './hydration.ts';
import { mailAbout } from './mails.ts';

/** Returns a person that no other test uses. */
const somebody = () => ({
  'First name': 'Ana',
  'Last name': 'Núñez',
  Email: `personalize-${crypto.randomUUID()}@example.com`,
  Phone: `(315) 555-${String(Math.floor(Math.random() * 9000) + 1000)}`,
});

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function firstCar(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.vehicle-card .card-link').first().click();
  await expect(page.getByRole('link', { name: 'Personalize My Price', exact: true })).toBeVisible();
}

/** How far the page's content has moved without the visitor's doing since it was opened. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift');
          resolve(shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift, nothing is observed.
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

test('asks six steps in a dialog over a car, and payments then use the terms', async ({
  page,
  site,
  expectAccessible,
}) => {
  await firstCar(page, site('lakeshore', '/used-cars-for-sale'));
  await waitUntilHydrated(page);
  const car = page.url();
  await page.getByRole('link', { name: 'Personalize My Price', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Personalize My Price' });
  const next = dialog.getByRole('button', { name: 'Continue' });
  await expect(dialog.getByText('Step 1 of 6')).toBeVisible();
  await dialog.getByRole('spinbutton', { name: 'Cash down' }).fill('3000');
  await expectAccessible(page);
  await next.click();
  await expect(dialog.getByText('Step 2 of 6')).toBeVisible();
  // The new step takes the focus, and the rest goes by keyboard.
  await expect(dialog.getByRole('heading', { name: 'Are you trading in a car?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Step 3 of 6')).toBeVisible();
  await dialog.getByRole('spinbutton').fill('2500');
  await next.click();
  await expect(dialog.getByText('Step 4 of 6')).toBeVisible();
  await dialog.getByRole('link', { name: 'Back' }).click();
  await expect(dialog.getByRole('spinbutton')).toHaveValue('2500');
  await next.click();
  await dialog.getByLabel('Good', { exact: true }).check();
  await next.click();
  await expect(dialog.getByText('Step 5 of 6')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('Step 5 of 6')).toBeVisible();
  // As much as a change of typeface may move.
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
  expect(page.url()).toBe(car);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
  const person = somebody();
  await fill(page, person);
  await dialog.getByRole('button', { name: 'See my price' }).click();
  await expect(
    dialog.getByRole('heading', { name: /^Your price: \$[\d,.]+, about \$[\d,.]+ a month$/ }),
  ).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /^Your price/ }), 'not scrolled past').toBeInViewport();
  const mail = await mailAbout(person['Email']);
  expect(mail.subject).toContain('Personalized price');
  expect(mail.text).toMatch(/\$3,000[^]*Yes[^]*\$2,500[^]*Good/);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog.getByText('Step 6 of 6')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Get pre-approved' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Value my trade' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Keep browsing' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(car);
  const open = page.getByRole('link', { name: 'Personalize My Price', exact: true });
  await open.click();
  await expect(dialog.getByText('Step 1 of 6'), 'after it was sent, it starts over').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Its history entry forgets it a moment later.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('personalize');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(dialog).toBeHidden();
  await expect(page.locator('.calculator-disclosure')).toContainText('$3,000');
  await expect(page.locator('.calculator-disclosure')).toContainText('$2,500.00 trade equity');
  await page.goto(site('lakeshore', '/used-cars-for-sale'));
  await expect(page.locator('.vehicle-payment-terms').first()).toContainText('$3,000');
  await waitUntilHydrated(page);
  await page.locator('.vehicle-card .card-link').first().click();
  await open.click();
  await expect(dialog.getByText('Step 1 of 6')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(site('lakeshore', '/used-cars-for-sale'));
  await expect(dialog, 'it goes with its page').toBeHidden();
});

test('counts the last step in the dialog once, even after it was sent', async ({ page, context, site }) => {
  const sent = await sentBy(context);
  const allowed = { name: 'allowCookies', value: 'essential%2Canalytics', url: site('lakeshore') };
  await context.addCookies([allowed]);
  await firstCar(page, site('lakeshore', '/used-cars-for-sale'));
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Personalize My Price', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Personalize My Price' });
  const next = dialog.getByRole('button', { name: 'Continue' });
  await next.click();
  await dialog.getByLabel('No', { exact: true }).check();
  await next.click();
  await dialog.getByLabel('Good', { exact: true }).check();
  await next.click();
  await expect(dialog.getByText('Step 5 of 6')).toBeVisible();
  await fill(page, somebody());
  await dialog.getByRole('button', { name: 'See my price' }).click();
  await expect(
    dialog.getByRole('heading', { name: /^Your price: \$[\d,.]+, about \$[\d,.]+ a month$/ }),
  ).toBeVisible();
  // The dialog's data is loaded again.
  await waitUntilIdle(page);
  await expect.poll(() => leave(page).then(() => sent.join())).toContain('"formSent","name":"UNLOCK_PRICE"');
  const counts = sent.flatMap((body) => factCountsShape.parse(JSON.parse(body)));
  const last = counts.filter(({ name }) => name === 'UNLOCK_PRICE/contact');
  expect(last.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});
