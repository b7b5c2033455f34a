import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const isSheetOpen = (page: Page) =>
  page.evaluate(() => document.querySelector('#search-filters')?.matches(':popover-open'));

test('desktop: filters, sort, and pagination update the results in place and announce it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await gotoHydrated(page, site('lakeshore', '/used-cars-for-sale'));
  await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
  const said = page.locator('.search > output');
  await page.locator('#group-features > summary').click();
  const value = page.locator('#bodystyle-suvs');
  await value.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await value.press('Enter');
  await expect(page).toHaveURL(/\/used-cars-for-sale\/suvs$/);
  await expect(said).toContainText('Used SUVs For Sale');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(await focused(page)).toBe('bodystyle-suvs');
  await expect(page.locator('#group-features')).toHaveAttribute('open', '');

  await page.locator('#price-max').fill('25000');
  await page.locator('#price-apply').press('Enter');
  await expect(page).toHaveURL(/\/used-cars-for-sale\/suvs\/price-under-25000$/);
  await expect(page.getByRole('link', { name: /^Remove .*25,000/ })).toBeVisible();
  expect(await focused(page)).toBe('price-apply');
  await page.getByLabel('Sort by').selectOption('Lowest price');
  await expect(page).toHaveURL(/\?sort=priceLow$/);

  // A sort that is chosen while a filter is being applied adds to it, whenever the filter's results arrive.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#bodystyle-sedans')?.click();
    const sort = document.querySelector<HTMLSelectElement>('#search-sort');
    if (sort === null) return;
    sort.value = 'mileage';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL(/sedans.*sort=mileage$/);
  await expect(page.getByLabel('Sort by')).toHaveValue('mileage');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/price-under-25000\?sort=priceLow$/);

  // Another condition is another route. After a chip is removed, the focus moves to the results.
  const removeUsed = page.getByRole('link', { name: 'Remove Used' });
  // The URL changes a moment before the page does.
  await expect(removeUsed).toHaveAttribute('href', /\?sort=priceLow$/);
  await removeUsed.press('Enter');
  await expect(page).toHaveURL(/\/cars-for-sale\/suvs\/price-under-25000\?sort=priceLow$/);
  await expect.poll(() => focused(page)).toBe('search-results');
  await page.getByRole('link', { name: 'Clear all' }).last().click();
  await expect(page).toHaveURL(/\/cars-for-sale\?sort=priceLow$/);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.locator('.vehicle-card').first()).toBeInViewport();
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes');
});

test('phone: the filters are a sheet that stays open, counts the results, and restores the focus', async ({
  page,
  site,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, site('summit', '/es/cars-for-sale'));
  const open = page.getByRole('button', { name: /^Filtros/ });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet).toHaveAttribute('aria-modal', 'true');
  await expect(sheet).toBeFocused();
  // The page behind the sheet is inert and does not scroll.
  const root = page.locator('html');
  await expect(root).toHaveCSS('overflow', 'hidden');
  const behind = page.locator('[inert]:is(.search-results, :has(.site-header), .site-header)');
  await expect(behind).toHaveCount(2);
  await page.locator('#bodystyle-trucks').click();
  await expect(page).toHaveURL(/\/es\/cars-for-sale\/trucks$/);
  await expect.poll(() => isSheetOpen(page)).toBe(true);
  expect(await focused(page)).toBe('bodystyle-trucks');
  await expect(sheet).toHaveAttribute('aria-modal', 'true');
  await expect(behind).toHaveCount(2);
  await expectAccessible(page);
  const show = page.getByRole('button', { name: /^Mostrar \d+ autos$/ });
  const shown = page.locator('.search-count');
  await expect(async () => {
    const count = /\d+/.exec((await show.textContent()) ?? '')?.[0];
    expect(await shown.textContent()).toBe(`${count} autos`);
  }).toPass();
  await show.click();
  await expect(open).toBeFocused();
  await expect(behind).toHaveCount(0);
  await expect(root).not.toHaveCSS('overflow', 'hidden');
  await open.click();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('phone: the page that Back leads to from open filters scrolls', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await gotoHydrated(page, site('lakeshore'));
  await page.locator('a[href="/used-cars-for-sale"]:visible').first().click();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const root = page.locator('html');
  await expect(root).toHaveCSS('overflow', 'hidden');
  await page.goBack();
  await expect(page).toHaveURL(site('lakeshore'));
  await expect(root).not.toHaveCSS('overflow', 'hidden');
});

test('payment terms and what a price excludes are at least 14 px', async ({ page, site }) => {
  const sizes = async (selector: string) => {
    await expect(page.locator(selector).first()).toBeVisible();
    return page
      .locator(selector)
      .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('lakeshore', '/used-cars-for-sale'));
  const small = await sizes('.vehicle-payment-terms');
  await page.locator('a.card-link').first().click();
  for (const selector of ['.vehicle-stack p', '.calculator-disclosure'])
    small.push(...(await sizes(selector)));
  expect(small.filter((size) => size < 14)).toEqual([]);
});

test('a search without results offers a message and suggests filters to remove', async ({
  page,
  site,
  expectAccessible,
}) => {
  const search = site('lakeshore', '/new-cars-for-sale/minivans/price-under-9000');
  await page.goto(search);
  await page.getByRole('link', { name: 'Notify me' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Please let me know when you have: New Minivans For Sale under $9,000',
  );
  await page.goto(search);
  await expect(page.getByRole('heading', { name: 'No cars match all of your filters' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Clear all \(/ })
    .click();
  await expect(page.locator('.vehicle-card')).toHaveCount(19);
});

test('without JavaScript the search fits and its forms work', async ({ browser, expectFits, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('lakeshore', '/used-cars-for-sale'));
  await expectFits(page, [320, 1280]);
  await page.goto(site('north-country', '/used-cars-for-sale/trucks'));
  await page.locator('#price-max').fill('30000');
  await page.locator('#price-apply').click();
  await expect(page).toHaveURL(/\/used-cars-for-sale\/trucks\/price-under-30000$/);
  await page.getByLabel('Sort by').selectOption('Lowest mileage');
  await page.locator('.search-sort button').click();
  await expect(page).toHaveURL(/\?sort=mileage$/);
  await page.getByPlaceholder('Search by keyword...').fill('4x4');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?drivetrain=4wd&sort=mileage$/);
  await context.close();
});

test('the header search needs no page load, and works without JavaScript', async ({
  browser,
  page,
  site,
}) => {
  const viewport = { width: 1440, height: 900 };
  await page.setViewportSize(viewport);
  await gotoHydrated(page, site('summit'));
  await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('honda suv');
  await field.press('Enter');
  await expect(page).toHaveURL(site('summit', '/cars-for-sale/suvs/honda'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Honda SUVs');
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes');
  await expect(field).toHaveValue('');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const plain = await context.newPage();
  await plain.goto(site('summit'));
  await plain.getByRole('banner').getByRole('searchbox').fill('honda suv');
  await plain.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(plain).toHaveURL(site('summit', '/cars-for-sale/suvs/honda'));
  await context.close();
});

test('the body styles fit a desktop screen, and the link leads back', async ({ page, site }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site('lakeshore', '/used-cars-for-sale/trucks'));
    const row = page.getByRole('navigation', { name: 'Browse by body style' });
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const { x = 0, width: own = 0 } = (await row.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + own).toBeLessThanOrEqual(width);
  }
  const way = page.getByRole('navigation', { name: 'You are here' });
  await expect(way.getByText('Trucks')).toHaveAttribute('aria-current', 'page');
  await way.getByRole('link', { name: 'Used Cars For Sale' }).click();
  await expect(page).toHaveURL(site('lakeshore', '/used-cars-for-sale'));
});
