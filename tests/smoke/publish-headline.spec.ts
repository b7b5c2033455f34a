/** An editor changes the home page's headline in the Studio. */
import { expect, test } from '../e2e/fixtures.ts';
import { askSite } from '../e2e/platform.ts';
import { createUserOf, signIn, studioShown } from '../e2e/studio-session.ts';

test('an editor signs in, and a headline that they publish shows on their dealership only', async ({
  page,
  context,
  site,
  studioUrl,
}) => {
  await page.goto(studioUrl);
  await signIn(page, await createUserOf('lakeshore', 'editor'), 'a long password of my own');
  await studioShown(page);
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByTestId('document-panel-scroller')).toBeVisible();
  const headline = `Cars with a view ${Date.now()}`;
  await page.getByTestId('field-blocks').getByRole('button').filter({ hasText: 'Slides' }).click();
  await page
    .locator('[data-testid$=".slides"]')
    .getByRole('button')
    .filter({ hasText: '/used-cars-for-sale' })
    .click();
  await page.locator('[data-testid$=".headline"]').getByTestId('string-input').fill(headline);
  await page.keyboard.press('Escape');
  const publish = page.getByTestId('action-publish');
  await expect(publish).toBeEnabled();

  const shopper = await context.newPage();
  await shopper.goto(site('lakeshore'));
  await expect(shopper.getByRole('heading', { level: 1 })).not.toHaveText(headline);
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/data/actions/') &&
      (response.request().postData()?.includes('sanity.action.document.publish') ?? false),
  );
  await publish.click();
  expect((await answered).status()).toBe(200);
  await expect
    .poll(async () => (await askSite('lakeshore')).body.includes(headline), { intervals: [20] })
    .toBe(true);
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(headline);
  expect((await askSite('summit')).body).not.toContain(headline);
});
