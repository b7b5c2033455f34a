import { DEALERSHIP_SLUG, sendLead, somebody } from './desk-leads.ts';
import { expect, test } from './studio-fixtures.ts';
import { openStudio } from './studio-session.ts';

test('lead staff find a lead in the Studio’s tool', async ({ page, studioUrl, expectAccessible }) => {
  const lastName = somebody();
  await sendLead(lastName);
  await openStudio(page, `${studioUrl}/leads`, DEALERSHIP_SLUG, 'leadStaff');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(lastName);
  await page.getByRole('link', { name: `Ada ${lastName}` }).click();
  await expect(page.getByRole('article', { name: `Ada ${lastName}` })).toContainText('Is it still there?');
  await expect(page).toHaveURL(/\/leads\/lakeshore\/leads\/[\w-]+/);
  // URLs are logged, so what was searched for is not in them.
  expect(page.url()).not.toContain(lastName);
  await expectAccessible(page, '#leads');
});
