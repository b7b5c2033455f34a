import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';
import { mailAbout } from './mails.ts';

const WIDTHS = [320, 1440, 390];

/** Returns a person that no other test uses. */
const somebody = () => ({
  'First name': 'Ana',
  'Last name': 'Núñez',
  Email: `drive-${crypto.randomUUID()}@example.com`,
  Phone: '(814) 555-0142',
});

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function openWithoutScript(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('every step fits the screen and is accessible, in Spanish', async ({ page, site, expectAccessible }) => {
  await gotoHydrated(page, site('summit', '/es/cars-for-sale'));
  await page
    .locator('.vehicle-card')
    .getByRole('link', { name: /Agendar prueba/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Agendar prueba de manejo' });
  const look = async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'dialog');
  };
  await expect(dialog.getByRole('heading', { name: 'Paso 1 de 3' })).toBeVisible();
  await look();
  await dialog.locator('.drive-days button').nth(1).click();
  await expect(dialog.getByRole('heading', { name: 'Mañana' })).toBeVisible();
  await look();
  await dialog.locator('.drive-times button').first().click();
  await expect(dialog.getByRole('heading', { name: 'Paso 3 de 3' })).toBeVisible();
  await look();
});

test('works by keyboard only: day, time, back and forth, contact details', async ({
  page,
  site,
  expectAccessible,
}) => {
  await gotoHydrated(page, site('lakeshore', '/used-cars-for-sale'));
  await page.locator('.vehicle-card .card-link').first().click();
  await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible();
  const opener = page.locator('.vehicle-steps').getByRole('link', { name: 'Schedule Test Drive' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule Test Drive' });
  await expect(dialog.getByRole('heading', { name: 'Step 1 of 3' })).toBeVisible();

  const days = dialog.locator('.drive-days button');
  // Two weeks, without the days on which the store is closed.
  expect(await days.count()).toBeGreaterThan(8);
  await days.nth(2).press('Enter');
  const times = dialog.getByRole('heading', { name: 'Step 2 of 3' });
  await expect(times).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'Morning' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Afternoon' })).toBeVisible();
  await dialog.locator('.drive-times button').first().press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Step 3 of 3' })).toBeFocused();

  await dialog.getByRole('button', { name: 'Schedule Test Drive' }).press('Enter');
  await expect(dialog.getByText('Please fill info about yourself.')).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  const person = somebody();
  await fill(page, person);

  // The input is kept while the visitor chooses another day.
  await dialog.getByRole('button', { name: 'Back' }).press('Enter');
  await dialog.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true');
  const day = await days.nth(3).locator('.sr-only').innerText();
  await days.nth(3).press('Enter');
  const time = await dialog.locator('.drive-times button').nth(1).innerText();
  await dialog.locator('.drive-times button').nth(1).press('Enter');
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(person['Email']);
  await expect(dialog.locator('.drive-chosen')).toContainText(`${day}, ${time}`);

  await dialog.getByLabel('Phone').press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Test Drive Scheduled' })).toBeVisible();
  await expect(dialog.getByText('Someone will reach out to confirm.')).toBeVisible();
  await expect(dialog.getByText(`${day}, ${time}`)).toBeVisible();
  await expect(dialog.locator('.lead-sent')).toBeFocused();
  await expectAccessible(page, 'dialog');

  const mail = await mailAbout(person['Email']);
  expect(mail.subject).toContain('Test drive');
  const vin = page.url().slice(-17);
  for (const said of [vin, 'Ana Núñez']) expect(mail.text).toContain(said);
  expect(mail.text).toMatch(new RegExp(`When: \\w{3}, \\w{3} \\d{1,2}, ${time.replaceAll(/\s/g, ' ')}`));
  await dialog.getByRole('button', { name: 'Keep browsing' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('opens from an article as a dialog for that car; Escape closes it and keeps the choices', async ({
  page,
  site,
}) => {
  const article = site('lakeshore', '/car-research/what-certified-means');
  // Without the code of dialogs, the link leads to a page.
  const code = page.waitForResponse(/\/assets\/link-dialogs-[^/]+\.js$/);
  await gotoHydrated(page, article);
  await (await code).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // A car that is coming soon has "Notify me" instead.
  const drive = page.getByRole('link', { name: /Schedule Test Drive/ });
  const card = page.locator('.body-cars .vehicle-card').filter({ has: drive }).first();
  const [name = ''] = (await card.getByRole('heading').innerText()).split('\n');
  const opener = card.getByRole('link', { name: /Schedule Test Drive/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Test Drive' });
  await expect(dialog.locator('.drive-car')).toContainText(name.trim());
  await dialog.locator('.drive-days button').first().click();
  // It looks the same as on pages with cars, which have another style sheet.
  await expect(dialog.locator('.drive-times').first()).toHaveCSS('display', 'grid');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible();
  await expect(page).toHaveURL(article);
});

test('is a page without JavaScript, whose list has the times of each day', async ({ browser, site }) => {
  const page = await openWithoutScript(browser, site('lakeshore', '/used-cars-for-sale'));
  await page
    .locator('.vehicle-card')
    .first()
    .getByRole('link', { name: /Schedule Test Drive/ })
    .click();
  await expect(page).toHaveURL(/\/test-drive\/[A-Z0-9]{17}$/);
  const answer = await page.reload();
  expect(await complaintsAboutHtml(answer)).toEqual([]);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);

  await expect(page.getByLabel('Choose a day')).toHaveCount(0);
  const time = page.getByLabel('Choose a time');
  const saturday = time.locator('optgroup[label^="Saturday"]').last();
  const latest = (await saturday.locator('option').last().getAttribute('value')) ?? '';
  expect(latest).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  await time.selectOption(latest);
  const person = somebody();
  await fill(page, { ...person, Email: 'nobody@' });
  const send = page.getByRole('main').getByRole('button', { name: 'Schedule Test Drive' });
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(time).toHaveValue(latest);

  await fill(page, person);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Test Drive Scheduled' })).toBeVisible();
  expect((await mailAbout(person['Email'])).subject).toContain('Test drive');
  await page.getByRole('link', { name: 'Back to the car' }).click();
  await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible();
  await page.context().close();
});

test('updates the times with the day on its page with JavaScript', async ({
  page,
  site,
  expectAccessible,
  expectFits,
}) => {
  await page.goto(site('lakeshore', '/used-cars-for-sale'));
  const href = await page
    .locator('.vehicle-card')
    .first()
    .getByRole('link', { name: /Schedule Test Drive/ })
    .getAttribute('href');
  await gotoHydrated(page, site('lakeshore', href ?? ''));
  const time = page.getByLabel('Choose a time');
  const all = await time.locator('option').count();
  await page.getByLabel('Choose a day').selectOption(
    await page
      .getByRole('option', { name: /^Saturday/ })
      .last()
      .innerText(),
  );
  await expect.poll(() => time.locator('option').count()).toBeLessThan(all);
  await expectFits(page, WIDTHS);
  await expectAccessible(page);
});
