import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';
import { carPath } from './car-path.ts';
import { askSite } from './platform.ts';

const WIDTHS = [320, 390, 768, 1440];
/** North Country's feed marks this car as private. */
const PRIVATE_VIN = '1FMNU9H69LZ004158';

/** Opens a car with a price from the list, as a shopper does. Resolves with its path. */
async function openCar(page: Page, list: string): Promise<string> {
  await page.goto(list);
  const priced = page.locator('.vehicle-card', { has: page.locator('.vehicle-payment') });
  const href = await priced.first().getByRole('link').first().getAttribute('href');
  if (href === null) throw new Error('no car in the list');
  await page.goto(new URL(href, list).href);
  return href;
}

test('a car is accessible and fits every screen, with terms and features open', async ({
  page,
  site,
  expectAccessible,
  expectFits,
}) => {
  await openCar(page, site('lakeshore', '/cars-for-sale'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByText('Change the terms').click();
  await expectFits(page, WIDTHS);
  await expectAccessible(page);
  await expectFits(page, [390]);
  await expectAccessible(page, 'main');
});

test('a drawing is labeled as text in the visitor’s language, alone, and cannot be enlarged', async ({
  page,
  site,
}) => {
  for (const [list, label, alt] of [
    ['/used-cars-for-sale', 'Illustration', /^Illustration of a \d{4} .+ from the side$/],
    ['/es/used-cars-for-sale', 'Ilustración', /^Ilustración de un \d{4} .+ visto de lado$/],
  ] as const) {
    await page.goto(site('summit', list));
    const card = page.locator('.vehicle-card', { has: page.locator('img[src^="/vehicles/"]') }).first();
    await expect(card.getByText(label, { exact: true })).toBeVisible();
    await card.locator('.card-link').click();
    const gallery = page.locator('.gallery');
    await expect(gallery.getByText(label, { exact: true })).toBeVisible();
    await expect(gallery.locator('img')).toHaveCount(1);
    await expect(gallery.locator('img')).toHaveAttribute('alt', alt);
    await expect(gallery.locator('.gallery-all, button')).toHaveCount(0);
  }
});

test('the link to all pictures leaves room for the arrows, in a language of longer words', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('summit', `/es${await carPath('summit', 'UA7258')}`));
  const link = page.locator('.gallery-all');
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const right = await link.evaluate((element) => element.getBoundingClientRect().right);
    const left = await page
      .locator('.gallery .carousel-controls button')
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
    expect(right, `at ${width} px`).toBeLessThanOrEqual(left);
  }
});

test('shows the complete car as valid HTML without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openCar(page, site('summit', '/used-cars-for-sale'));
  const answer = await page.reload();
  expect(await complaintsAboutHtml(answer)).toEqual([]);
  await expect(
    page.getByText('Estimate based on a 72-month term, 6.24% interest and 20% down payment.'),
  ).toBeVisible();
  await page.getByText('Change the terms').click();
  await page.getByRole('radio', { name: '48 months' }).check();
  await page.getByRole('spinbutton', { name: 'Percent' }).fill('10');
  await page.getByRole('button', { name: 'Update payment' }).click();
  await expect(page).toHaveURL(/#payment$/);
  await expect(
    page.getByText('Estimate based on a 48-month term, 6.24% interest and 10% down payment.'),
  ).toBeVisible();
  await context.close();
});

test('applies terms at once, also those chosen before the script loaded, and keeps them', async ({
  page,
  site,
}) => {
  const path = await openCar(page, site('lakeshore', '/cars-for-sale'));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(new URL(path, site('lakeshore')).href, { waitUntil: 'commit' });
  const payment = page.locator('.calculator-payment strong');
  const before = (await payment.textContent()) ?? '';
  await page.getByText('Change the terms').click();
  await page.getByRole('radio', { name: '36 months' }).check();
  await page.getByRole('spinbutton', { name: 'Trade Equity' }).fill('1500');
  await expect(payment).toHaveText(before);
  release();
  await expect(payment).not.toHaveText(before);
  await expect(page.getByRole('radio', { name: '36 months' })).toBeChecked();
  await expect(page.getByRole('spinbutton', { name: 'Trade Equity' })).toHaveValue('1500');
  await page.getByRole('radio', { name: 'Dollars' }).check();
  await page.getByRole('spinbutton', { name: 'Dollars' }).fill('2000');
  await expect(page.locator('.calculator-disclosure')).toContainText('$2,000');
  await page.reload();
  await expect(page.locator('.calculator-basis')).toContainText('36-month term');
});

test('phone: the bar never covers the focused element', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCar(page, site('north-country', '/cars-for-sale'));
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  for (const name of ['Instant Pre-Approval', 'Get Directions', 'Call Now']) {
    await expect(bar.getByRole('link', { name })).toBeVisible();
  }
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const top = document.querySelector('.vehicle-bar')?.getBoundingClientRect().top ?? 0;
      if (focused === null || focused === document.body || focused.closest('.vehicle-bar')) return null;
      return focused.getBoundingClientRect().top >= top ? focused.outerHTML : null;
    });
  for (let step = 0; step < 50; step += 1) {
    await page.keyboard.press('Tab');
    // The page may still be scrolling.
    await expect.poll(hidden).toBeNull();
  }
});

test('has one URL per car, returns 404 for unknown cars, and hides private cars', async () => {
  const list = await askSite('north-country', '/cars-for-sale');
  const [, path = ''] = /href="(\/[\w-]+\/\d{4}-[\w-]+-[A-Z0-9]{17})"/.exec(list.body) ?? [];
  const wrong = await askSite('north-country', path.replace(/\/\d{4}-.*-/, '/1999-wrong-name-'));
  expect([wrong.status, wrong.headers.location]).toEqual([
    301,
    expect.stringMatching(new RegExp(`${path}$`)),
  ]);
  const unknown = `/used-cars-for-sale/2020-ford-focus-${'0'.repeat(17)}`;
  const missing = await askSite('north-country', unknown);
  expect(missing.status).toBe(404);
  expect(missing.body).toContain(`404 - Page Not Found: ${unknown}`);
  const { status, body } = await askSite('north-country', `/used-cars-for-sale/2020-x-${PRIVATE_VIN}`);
  expect(status).toBe(200);
  expect(body).toContain('noindex');
  expect(body).not.toMatch(/Ford|Estimate/);
});

test('shows a sold notice at the car’s URL and redirects former URLs there', async () => {
  const vins = (file: string): readonly string[] =>
    readFileSync(new URL(`../../tenants/north-country/${file}`, import.meta.url), 'utf8').match(
      /\b[A-HJ-NPR-Z0-9]{17}\b/g,
    ) ?? [];
  const here = new Set(vins('inventory.csv'));
  const [vin] = vins('inventory-earlier.csv').filter((one) => !here.has(one));
  expect(vin).toBeDefined();
  const former = await askSite('north-country', `/used-vehicle/whatever-it-was/${vin}`);
  const { location = '' } = former.headers;
  expect([former.status, location]).toEqual([
    301,
    expect.stringMatching(new RegExp(`-cars-for-sale/\\d{4}-.+-${vin}$`)),
  ]);
  const { status, body } = await askSite('north-country', location);
  expect(status).toBe(200);
  expect(body).toMatch(/<h1[^>]*>This \d{4} .+ has been sold</);
  expect(body).toMatch(/<meta name="robots" content="noindex/);
  expect(/>Similar cars<.*/s.exec(body)?.[0]).toMatch(/href="\/[\w-]+\/\d{4}-[\w-]+-[A-Z0-9]{17}"/);
  expect(body).not.toContain('Estimate based on');
});

test('shows recently viewed cars where consent allows it', async () => {
  for (const [slug, isShown] of [
    ['north-country', true],
    // Cookie tier 2 asks for consent first.
    ['lakeshore', false],
  ] as const) {
    const list = await askSite(slug, '/cars-for-sale');
    const paths = new Set(
      [...list.body.matchAll(/href="(\/[\w-]+\/\d{4}-[\w-]+-[A-Z0-9]{17})"/g)].map(([, path = '']) => path),
    );
    expect(paths.size, slug).toBeGreaterThan(1);
    const [viewed = '', open = ''] = paths;
    const { body } = await askSite(slug, open, {
      headers: { Cookie: `recentlyViewed=${viewed.slice(-17)}` },
    });
    const recent = />Recently viewed<.*/s.exec(body)?.[0];
    expect(recent?.includes(`href="${viewed}"`) ?? false, slug).toBe(isShown);
  }
});
