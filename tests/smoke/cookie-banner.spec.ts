/** The cookie banner: nothing is stored for tracking before the visitor has chosen. */
import { expect, test } from '../e2e/fixtures.ts';
import { gotoHydrated } from '../e2e/hydration.ts';

// A visitor who has never been here.
test.use({ storageState: { cookies: [], origins: [] } });

test('stores no advertising parameters before the visitor accepts, and asks once', async ({ page, site }) => {
  const cookies = async () =>
    new Map((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  const banner = page.getByRole('region', { name: 'Your privacy' });
  await gotoHydrated(page, site('lakeshore', '/?utm_source=letter'));
  expect([...(await cookies()).keys()]).not.toContain('adsValues');
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect(banner).toBeHidden();
  expect(Object.fromEntries(await cookies())).toMatchObject({
    allowCookies: 'essential,functional,analytics,targeting',
    displayCookies: 'hide',
    adsValues: 'utm_source=letter',
  });
  await page.reload();
  await expect(banner).toHaveCount(0);
});
