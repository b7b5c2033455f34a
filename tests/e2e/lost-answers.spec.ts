/** Forms whose answer is lost after the server stored them: nothing is sent twice, and visitors find out. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated, waitUntilHydrated } from './hydration.ts';
import { loseNextAnswer } from './lost-answers.ts';
import { mailAbout } from './mails.ts';
import { READING } from './reading.ts';

const FAILED = 'Something went wrong';

async function sayWho(page: Page, email: string): Promise<void> {
  const values = { 'First name': 'Ana', 'Last name': 'Núñez', Email: email, Phone: '(315) 555-0193' };
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.waitForTimeout(READING);
}

// A lost answer is an error on the browser's console, so these pages are not the fixture's.
test('a form of one page keeps what was typed, and is one lead however often it is sent', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage();
  await gotoHydrated(page, site('lakeshore', '/auto-financing/apply-for-financing/form'));
  const email = `lost-${crypto.randomUUID()}@example.com`;
  const fill = async () => {
    await page.getByLabel('Who is applying?').selectOption('Just me');
    await page.getByLabel('When would you like to buy?').selectOption('Within a month');
    await sayWho(page, email);
  };
  const send = page.getByRole('button', { name: 'Send application' });
  await fill();
  const { status } = await loseNextAnswer(page);
  await send.click();
  expect(await status).toBe(200);
  await expect(page.locator('.lead-form').getByRole('alert')).toContainText(FAILED);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.reload();
  await waitUntilHydrated(page);
  await fill();
  await send.click();
  await expect(page.locator('.lead-sent')).toBeVisible();
  await mailAbout(email);
  await page.close();
});

test('a trade-in says that it was sent, and books one appointment', async ({ browser, site }) => {
  const page = await browser.newPage();
  await gotoHydrated(page, site('lakeshore', '/sell-trade-my-car/your-vehicle'));
  const next = page.getByRole('button', { name: 'Continue' });
  for (const [label, value] of Object.entries({
    Year: '2008',
    Make: 'Honda',
    Model: 'Fit',
    Mileage: '90,000',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await next.click();
  await page.getByLabel('Good', { exact: false }).first().check();
  await next.click();
  await page.getByLabel('No, it’s mine').check();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Anything else' })).toBeVisible();
  await next.click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Bring vehicle in' })).toBeVisible();
  await page.getByLabel('Day', { exact: true }).selectOption({ index: 2 });
  await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
  const email = `lost-${crypto.randomUUID()}@example.com`;
  await sayWho(page, email);
  const { status } = await loseNextAnswer(page);
  const send = page.getByRole('button', { name: 'Send to the dealership' });
  await send.click();
  expect(await status).toBe(200);
  await expect(page.locator('.lead-form').getByRole('alert')).toContainText(FAILED);
  await send.click();
  const notice = page.locator('.trade-in-sent-before');
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('You’ve already sent this to us.');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cancel this appointment' })).toBeVisible();
  await expect(page.getByLabel('Day', { exact: true })).toHaveCount(0);
  expect((await mailAbout(email)).text).toContain('Appointment: ');
  await page.close();
});

test('a service appointment is shown as booked', async ({ browser, site }) => {
  const page = await browser.newPage();
  await gotoHydrated(page, site('lakeshore', '/service/schedule'));
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('radio', { name: 'Lakeshore Jamestown' }).check();
  for (const [label, value] of Object.entries({ Year: '2018', Make: 'Honda', Model: 'Fit' }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await next.click();
  await page.getByLabel(/^Oil and filter change/).check();
  await next.click();
  await page.locator('.day-choices a').nth(4).click();
  await expect(page.locator('.day-choices a').nth(4)).toHaveAttribute('aria-current', 'date');
  await page.locator('.time-choices button').last().click();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  const email = `lost-${crypto.randomUUID()}@example.com`;
  await sayWho(page, email);
  const { status } = await loseNextAnswer(page);
  await page.getByRole('button', { name: 'Book this appointment' }).click();
  expect(await status).toBe(200);
  await expect(page.locator('.lead-form').getByRole('alert')).toContainText(FAILED);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
  await mailAbout(email);
  await page.close();
});
