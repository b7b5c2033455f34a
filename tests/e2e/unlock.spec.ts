import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';
import { mailAbout, mailsWith } from './mails.ts';
import { codeFor } from './phone-codes.ts';

/** North Country's feed marks this Ford as private. */
const PRIVATE_VIN = '1FMNU9H69LZ004158';
const TEASER = `/used-cars-for-sale/2020-x-${PRIVATE_VIN}`;
const LIST = '/cars-for-sale';

/** Returns a person that no other test uses, with a phone number that can receive a code. */
const somebody = () => ({
  'First name': 'Ana',
  'Last name': 'Núñez',
  Email: `unlock-${crypto.randomUUID()}@example.com`,
  Phone: `(315) 555-${String(Math.floor(Math.random() * 9000) + 1000)}`,
});

async function open(browser: Browser, address: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await gotoHydrated(page, address, javaScriptEnabled);
  return page;
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const cars = async (page: Page): Promise<number> =>
  Number((await page.locator('.search-count').innerText()).replaceAll(/\D/g, ''));

test('unlocks cars in a dialog below a search, then by a code, for that visitor only', async ({
  browser,
  page,
  site,
  expectAccessible,
}) => {
  await gotoHydrated(page, site('north-country', LIST));
  const before = await cars(page);
  await page.getByRole('link', { name: 'Unlock inventory' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unlock Vehicle Inventory' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
  const person = somebody();
  await fill(page, person);
  await dialog.getByRole('button', { name: 'See all cars' }).click();
  await expect(dialog.getByRole('heading', { name: 'Access Granted!' })).toBeVisible();
  await expect.poll(() => cars(page)).toBeGreaterThan(before);
  const mail = await mailAbout(person['Email']);
  expect(mail.subject).toContain('Unlock inventory');

  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue(`+1 ${person.Phone}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await codeFor(person.Phone));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  const number = person.Phone.replace(/\((\d+)\) /, '$1-');
  const subjects = async () => (await mailsWith(number)).map(({ subject = '' }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^Phone verified: Unlock inventory/));
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Unlock inventory' })).toHaveCount(0);

  await page.goto(site('north-country', TEASER));
  await expect(page).toHaveURL(new RegExp(`2020-ford-.*-${PRIVATE_VIN}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2020 Ford');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);

  const stranger = await open(browser, site('north-country', TEASER));
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This car is private');
  expect(await stranger.content()).not.toMatch(/Ford|Estimate/);
  await stranger.goto(site('north-country', LIST));
  expect(await cars(stranger)).toBe(before);
  await stranger.context().close();

  // This visitor has unlocked nothing at another dealership.
  await page.goto(site('lakeshore', LIST));
  await expect(page.getByRole('link', { name: 'Unlock inventory' })).toBeVisible();
});

test('unlocks a private car by keyboard and shows it in place of the notice', async ({ browser, site }) => {
  const page = await open(browser, site('north-country', TEASER));
  await page.getByRole('link', { name: 'Unlock inventory' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Unlock Vehicle Inventory' });
  await dialog.getByRole('button', { name: 'See all cars' }).press('Enter');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  const person = somebody();
  await fill(page, person);
  await dialog.getByLabel('Phone').press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Access Granted!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vehicle Details', includeHidden: true })).toBeAttached();
  await dialog.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2020 Ford');
  expect((await mailAbout(person['Email'])).text).toContain(PRIVATE_VIN);
  await page.context().close();
});

test('unlocks a car on a page of its own without JavaScript', async ({ browser, site }) => {
  const page = await open(browser, site('north-country', TEASER), false);
  await page.getByRole('link', { name: 'Unlock inventory' }).click();
  const answer = await page.reload();
  expect(await complaintsAboutHtml(answer)).toEqual([]);
  expect(await page.content()).not.toMatch(/Ford/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);
  await fill(page, { ...somebody(), Email: 'ana' });
  const send = page.getByRole('main').getByRole('button', { name: 'See all cars' });
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  const person = somebody();
  await fill(page, person);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Access Granted!' })).toBeVisible();
  await page.getByRole('link', { name: 'View the car' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2020 Ford');
  await mailAbout(person['Email']);
  await page.goto(site('north-country', '/unlock-inventory'));
  await expect(page.getByText('You can already see every car we have.')).toBeVisible();
  await page.context().close();
});

test('reports an error and keeps the input while nothing can be saved', async ({ browser, site }) => {
  const page = await open(browser, site('summit', LIST));
  await page.getByRole('link', { name: 'Unlock inventory' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const person = somebody();
  await fill(page, person);
  await page.route('**/unlock-inventory.data*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'See all cars' }).click();
  await expect(dialog.locator('.lead-form').getByRole('alert')).toContainText(
    'There was an error saving your information.',
  );
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(person['Email']);
  await page.context().close();
});
