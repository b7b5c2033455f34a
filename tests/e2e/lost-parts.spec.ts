import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';

for (const path of ['/', '/cars-for-sale']) {
  test(`${path}: fetches its parts again when hydration fails`, async ({ browser, site }) => {
    // Does not use the fixtures' page, which fails on console errors: React is expected to log the failure.
    const page = await browser.newPage();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const main = document.querySelector('main');
        if (main === null) return;
        main.setAttribute('data-from-server', '');
        // Changes the page as a browser extension or a proxy might.
        const stranger = document.createElement('p');
        stranger.textContent = 'Not from here';
        main.replaceChildren(stranger, ...main.children);
      });
    });
    const answer = await gotoHydrated(page, site('lakeshore', path));
    expect(await answer?.text()).not.toContain('data-lost');
    await expect(page.locator('main[data-from-server]')).toHaveCount(0);
    await expect(page.getByText('Not from here')).toHaveCount(0);
    await expect(page.locator('[data-lost]')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: /home page$/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/') await expect(page.locator('.vehicle-card')).toHaveCount(19);
    await page.close();
  });
}

test('fetches the parts of the first page when the visitor goes back to it, and of the next one when they go forward', async ({
  page,
  site,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await gotoHydrated(page, site('lakeshore'));
  const home = await heading.innerText();
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  // The link may be in a closed menu.
  await page
    .locator('header a[href="/used-cars-for-sale"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const cards = page.locator('.vehicle-card');
  for (let times = 0; times < 2; times += 1) {
    await expect(page).toHaveURL(/used-cars-for-sale$/);
    await expect(cards).toHaveCount(19);
    await page.goBack();
    await expect(heading).toHaveText(home);
    await expect(page.getByRole('banner').getByRole('link', { name: /home page$/ })).toBeVisible();
    await page.goForward();
  }
  await expect(cards).toHaveCount(19);
  await expect(page.locator('[data-lost]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstLoad'))).toBe(true);
});
