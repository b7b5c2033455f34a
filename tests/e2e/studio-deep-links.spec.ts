import { expect, test } from './fixtures.ts';
import { editUrl, moveTo, openStudio } from './studio-session.ts';

test('deep links open an editor’s own documents in place and show nothing of other dealerships', async ({
  page,
  studioUrl,
}) => {
  await openStudio(page, editUrl(studioUrl, 'store-lakeshore-erie', 'store'), 'lakeshore');
  await expect(page.getByTestId('action-publish')).toBeVisible();
  await expect(page.getByText('Home page', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('does not have permission')).toHaveCount(0);
  await moveTo(page, editUrl(studioUrl, 'promotion-lakeshore-trade-bonus', 'promotion'));
  await expect(page).toHaveURL(/promotions;all;promotion-lakeshore-trade-bonus/);
  await moveTo(page, editUrl(studioUrl, 'homePage-summit', 'homePage'));
  await expect(page.getByText('does not have permission')).toBeVisible();
  await expect(page.getByText('No items')).toBeVisible();
});
