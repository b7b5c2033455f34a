import { expect, test } from './fixtures.ts';
import { createEditor, signIn } from './studio-session.ts';

test('deep links open an editor’s own documents in place and show nothing of other dealerships', async ({
  page,
  studioUrl,
}) => {
  await signIn(page, studioUrl, await createEditor('lakeshore'));
  for (const [id, type] of [
    ['homePage-lakeshore', 'homePage'],
    ['navigation-lakeshore', 'navigation'],
    ['store-lakeshore-erie', 'store'],
  ]) {
    await page.goto(`${studioUrl}/intent/edit/id=${id};type=${type}/`);
    await expect(page.getByTestId('action-publish')).toBeVisible();
    await expect(page.getByText('Home page', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('does not have permission')).toHaveCount(0);
  }
  await page.goto(`${studioUrl}/intent/edit/id=promotion-lakeshore-trade-bonus;type=promotion/`);
  await expect(page).toHaveURL(/promotions;all;promotion-lakeshore-trade-bonus/);
  await page.goto(`${studioUrl}/intent/edit/id=homePage-summit;type=homePage/`);
  await expect(page.getByText('does not have permission')).toBeVisible();
  await expect(page.getByText('No items')).toBeVisible();
});
