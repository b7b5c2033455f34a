import { expect, test } from './fixtures.ts';
import { platformSettings } from './platform.ts';
import { createEditor, signIn } from './studio-session.ts';

const ARTICLE = 'article-north-country-a-used-outback-up-here';
const BEFORE = 'a-used-outback-up-here';
const AFTER = 'used-outback-in-snow';

test('an article that gets another address in the Studio is found at the old one, too', async ({
  page,
  studioUrl,
}) => {
  const { PORT } = platformSettings();
  const ask = (slug: string) =>
    page.request.get(`http://127.0.0.1:${PORT}/car-research/${slug}?utm_source=letter`, {
      headers: { Host: `north-country.localhost:${PORT}` },
      maxRedirects: 0,
    });
  expect((await ask(BEFORE)).status()).toBe(200);

  await signIn(page, studioUrl, await createEditor('north-country'));
  await page.goto(`${studioUrl}/intent/edit/id=${ARTICLE};type=article/`);
  await page.getByRole('tab', { name: 'Setup' }).click();
  const address = page.getByTestId('field-slug').getByRole('textbox');
  await expect(address).toHaveValue(BEFORE);
  await address.fill(AFTER);
  const publish = page.getByTestId('action-publish');
  await expect(publish).toBeEnabled();
  await publish.click();

  await expect.poll(async () => (await ask(AFTER)).status(), { timeout: 20_000 }).toBe(200);
  const moved = await ask(BEFORE);
  expect([moved.status(), moved.headers()['location']]).toEqual([
    301,
    expect.stringMatching(new RegExp(`/car-research/${AFTER}\\?utm_source=letter$`)),
  ]);
  await expect(page.getByTestId('field-formerSlugs')).toBeVisible();
});
