/** An editor changes the home page's headline in the Studio. */
import { expect, test } from '../e2e/fixtures.ts';
import { askSite } from '../e2e/platform.ts';
import { createUserOf, signIn, studioShown, typeHeadline } from '../e2e/studio-session.ts';

test('an editor signs in, and a headline that they publish shows on their dealership only', async ({
  page,
  context,
  site,
  studioUrl,
}) => {
  await page.goto(studioUrl);
  await signIn(page, await createUserOf('lakeshore', 'editor'), 'a long password of my own');
  await studioShown(page);
  const headline = `Cars with a view ${Date.now()}`;
  await typeHeadline(page, headline);

  const shopper = await context.newPage();
  await shopper.goto(site('lakeshore'));
  await expect(shopper.getByRole('heading', { level: 1 })).not.toHaveText(headline);
  const answered = page.waitForResponse(
    (response) =>
      response.url().includes('/data/actions/') &&
      (response.request().postData()?.includes('sanity.action.document.publish') ?? false),
  );
  await page.getByTestId('action-publish').click();
  expect((await answered).status()).toBe(200);
  await expect
    .poll(async () => (await askSite('lakeshore')).body.includes(headline), { intervals: [20] })
    .toBe(true);
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(headline);
  expect((await askSite('summit')).body).not.toContain(headline);
});
