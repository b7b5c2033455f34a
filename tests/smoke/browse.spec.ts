/** A shopper goes from the home page to a search and to a car, and each page hydrates. */
import { expect, test } from '../e2e/fixtures.ts';
import { gotoHydrated, waitUntilHydrated } from '../e2e/hydration.ts';

test('home page, search and car hydrate, by a full load and by a link', async ({ page, site }) => {
  await gotoHydrated(page, site('lakeshore'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await gotoHydrated(page, site('lakeshore', '/used-cars-for-sale'));
  const cards = page.locator('.search-cards .vehicle-card');
  await expect(cards).toHaveCount(19);
  const [name = ''] = await cards.first().getByRole('heading').allInnerTexts();
  await cards.first().locator('.card-link').click();
  await expect(page).toHaveURL(/-cars-for-sale\/\d{4}-[a-z0-9-]+-[A-Z0-9]{17}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});
