import { expect, test } from './fixtures.ts';
import { platformSettings } from './platform.ts';

const LANDING = [
  '/auto-financing',
  '/auto-financing/bad-credit-auto-financing',
  '/auto-financing/better-than-buy-here-pay-here',
  '/vehicle-protection-plans',
  '/sell-trade-my-car',
  '/service',
] as const;

const SITES = [
  ['lakeshore', ''],
  ['north-country', ''],
  ['summit', ''],
  ['summit', '/es'],
] as const;

for (const [slug, prefix] of SITES) {
  test(`${slug}${prefix}: search engines may index every landing page`, async ({ request }) => {
    const { PORT } = platformSettings();
    for (const path of LANDING) {
      const answer = await request.get(`http://127.0.0.1:${PORT}${prefix}${path}`, {
        headers: { Host: `${slug}.localhost:${PORT}` },
      });
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toMatch(/<meta name="robots" content="index/);
    }
  });
}

/** Whether a page has the menus of the default layout (spec 2): summit has no service scheduling. */
const LAYOUTS = [
  ['lakeshore', '/auto-financing/full-credit-application', true],
  ['north-country', '/service/schedule', true],
  ['summit', '/service/schedule', false],
] as const;

for (const [slug, path, hasMenu] of LAYOUTS) {
  test(`${slug}${path} has the ${hasMenu ? 'default' : 'minimal'} layout`, async ({ page, site }) => {
    await page.goto(site(slug, path));
    const menu = page.getByRole('contentinfo').getByRole('link', { name: 'Meet Our Team' });
    await expect(menu).toHaveCount(hasMenu ? 1 : 0);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Call/ })).not.toHaveCount(0);
  });
}

test('shows questions, and warranty and plan with their conditions, without JavaScript', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const slug of ['lakeshore', 'north-country', 'summit']) {
    await page.goto(site(slug, '/auto-financing'));
    await expect(page.locator('.faq-list details')).toHaveCount(9);
    await page.goto(site(slug, '/vehicle-protection-plans'));
    await expect(page.locator('.faq-list details')).toHaveCount(11);
    await expect(page.locator('main a[href$="/used-cars-for-sale?mileage=null,85000"]')).not.toHaveCount(0);
    await page.goto(site(slug, '/service'));
    await expect(page.locator('.reviews-rating')).toHaveCount(1);
    await expect(page.locator('main a[href$="/service/schedule"]')).not.toHaveCount(0);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
    for (const word of ['AutoRepair', 'AutoPartsStore', '$-$$']) expect(data).toContain(word);
  }
  await page.goto(site('north-country', '/vehicle-protection-plans'));
  await expect(
    page
      .getByRole('main')
      .getByText(/non-transferable/i)
      .first(),
  ).toBeVisible();
  await context.close();
});
