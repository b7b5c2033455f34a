import { expect, test } from './fixtures.ts';

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
    const answer = await page.goto(site('lakeshore', path), { waitUntil: 'networkidle' });
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
