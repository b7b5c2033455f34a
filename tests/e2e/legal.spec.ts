import type { Browser, Page } from '@playwright/test';
import { COOKIE_REGISTER } from '#app/visitor/consent/cookie-register.ts';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { mailsWith } from './mails.ts';
import { askSite } from './platform.ts';

const POLICIES = [
  '/legal/privacy-policy',
  '/legal/terms-of-sale',
  '/legal/cookie-policy',
  '/legal/electronic-signature-disclosure',
];
const CHOICES = '/legal/your-privacy-choices';
const REQUEST = '/legal/privacy-request';

test('every dealership has the four policies in each of its languages, and only the terms it offers', async () => {
  const status = async (slug: string, path: string) => (await askSite(slug, path)).status;
  for (const slug of ['lakeshore', 'north-country', 'summit'])
    for (const path of POLICIES) expect(await status(slug, path), slug + path).toBe(200);
  for (const path of POLICIES) expect(await status('summit', `/es${path}`), path).toBe(200);
  expect(await status('north-country', '/legal/maintenance-plan')).toBe(200);
  expect(await status('lakeshore', '/legal/maintenance-plan')).toBe(404);
  expect(await status('lakeshore', '/legal/privacy-policy?version=1999-01-01')).toBe(404);
  expect(await status('lakeshore', '/legal/constructor')).toBe(404);
});

async function open(browser: Browser, url: string, javaScriptEnabled: boolean, headers = {}): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, extraHTTPHeaders: headers });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

test('honors an opt-out where no consent is required without JavaScript', async ({ browser, site }) => {
  // Tier 1 allows everything until the visitor opts out.
  const page = await open(browser, site('north-country', '/?gclid=abc'), false);
  expect(await cookiesOf(page)).toMatchObject({ adsValues: 'gclid%3Dabc' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your Privacy Choices' }).click();
  await expect(page.getByText('all four categories are allowed until you do')).toBeVisible();
  await page.getByRole('button', { name: 'Do not sell or share my personal information' }).click();
  await expect(page.locator('#notice')).toBeFocused();
  await expect(page.locator('#notice')).toHaveText(/You’ve opted out/);
  expect(await cookiesOf(page)).toEqual({
    allowCookies: 'essential%2Cfunctional',
    displayCookies: 'hide',
    consentId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await expect(page.getByRole('checkbox', { name: 'Targeting' })).not.toBeChecked();
  await page.goto(site('north-country', '/contact-us?gclid=abc'));
  expect(await cookiesOf(page)).not.toHaveProperty('adsValues');
  await page.context().close();
});

test('saves choices by category and forgets what was remembered', async ({ browser, site }) => {
  const page = await open(browser, site('lakeshore', CHOICES), true);
  await expect(page.getByRole('checkbox', { name: 'Essential' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Functional' }).check();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.locator('#notice')).toHaveText('Your choices have been saved.');
  await expect(page.getByRole('checkbox', { name: 'Functional' })).toBeChecked();
  await page.goto(site('lakeshore', '/used-cars-for-sale'));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect.poll(() => cookiesOf(page)).toHaveProperty('recentlyViewed');

  const known = new Map<string, number>(COOKIE_REGISTER.map(({ name, maxAge }) => [name, maxAge]));
  for (const { name, expires } of await page.context().cookies(page.url())) {
    expect([...known.keys()]).toContain(name);
    expect(Math.abs(expires - Date.now() / 1000 - (known.get(name) ?? 0)), name).toBeLessThan(120);
  }

  await page.goto(site('lakeshore', CHOICES));
  await page.evaluate(() => {
    for (const key of ['viewedPagesItems', 'multiFbc', 'finishedPopups'])
      localStorage.setItem(key, '["old"]');
  });
  await page.context().addCookies([{ name: '_ga', value: '1', url: site('lakeshore') }]);
  await page.getByRole('button', { name: 'Forget me' }).click();
  await expect(page.locator('#notice')).toHaveText('Done. This website no longer remembers you.');
  expect(Object.keys(await cookiesOf(page)).toSorted()).toEqual(['allowCookies', 'displayCookies']);
  // This page may count its own visit again.
  const old = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => localStorage.getItem(key) === '["old"]'));
  await expect.poll(old).toEqual(['finishedPopups']);
  await page.context().close();
});

test('honors Global Privacy Control and says so', async ({ browser, site }) => {
  const page = await open(browser, site('north-country', CHOICES), true, { 'Sec-GPC': '1' });
  await expect(page.getByText('Your browser sends a Global Privacy Control signal')).toBeVisible();
  for (const part of ['main', 'contentinfo'] as const)
    await expect(page.getByRole(part).getByText('Opt-out request honored')).toBeVisible();
  for (const name of ['Analytics', 'Targeting']) {
    await expect(page.getByRole('checkbox', { name })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await page.context().close();
});

test('delivers a personal data request to the dealership without JavaScript', async ({ browser, site }) => {
  const page = await open(browser, site('summit', `/es${CHOICES}`), false);
  await page.getByRole('link', { name: 'Hacer una solicitud' }).click();
  await expect(page).toHaveURL(site('summit', `/es${REQUEST}`));
  const email = `ana-${crypto.randomUUID()}@example.com`;
  await page.getByLabel('¿Qué desea que hagamos?').selectOption('delete');
  await page.locator('[name=firstName]').fill('Ana');
  await page.locator('[name=lastName]').fill('Núñez');
  await page.locator('[name=email]').fill(email);
  await page.getByRole('button', { name: 'Enviar mi solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Ya tenemos su solicitud' })).toBeVisible();
  await expect(async () => {
    const [mail] = await mailsWith(email);
    expect(mail?.subject).toContain('Privacy request: Delete my data');
  }).toPass();
  await page.context().close();
});

test('saves the landing page’s advertising parameters with the visitor’s consent, and nothing before', async ({
  page,
  site,
  context,
}) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'adsValues')?.value;
  await gotoHydrated(page, site('summit', '/?utm_source=letter&gclid=abc'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your Privacy Choices' }).click();
  await page.getByRole('checkbox', { name: 'Targeting' }).check();
  expect(await cookie()).toBeUndefined();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('adsValues')])).toEqual([
    0,
    null,
  ]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choices have been saved.')).toBeVisible();
  expect(decodeURIComponent((await cookie()) ?? '')).toBe('utm_source=letter&gclid=abc');
});
