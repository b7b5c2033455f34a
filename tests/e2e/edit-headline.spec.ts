import { createClient } from '@sanity/client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { platformSettings } from './platform.ts';
import { createEditor, signIn } from './studio-session.ts';

/** Fetches the current home page of a dealership. */
async function home(page: Page, slug: string): Promise<string> {
  const { PORT } = platformSettings();
  const response = await page.request.get(`http://127.0.0.1:${PORT}/`, {
    headers: { Host: `${slug}.localhost:${PORT}` },
  });
  return response.text();
}

/** The token that the Studio stores for the signed-in user. */
async function studioToken(page: Page): Promise<string> {
  const stored = await page.evaluate(() =>
    Object.values(localStorage).find((value) => value.includes('"token"')),
  );
  const token: unknown = JSON.parse(stored ?? '{}').token;
  if (typeof token !== 'string') throw new Error('The Studio keeps no token: nobody is signed in.');
  return token;
}

test('shows a headline edited in the Studio within a second, on that editor’s dealership only', async ({
  page,
  context,
  site,
  studioUrl,
}) => {
  const headline = `Cars with a view ${Date.now()}`;
  await signIn(page, studioUrl, await createEditor('lakeshore'));
  await page.getByRole('link', { name: 'Home page' }).click();
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
    .poll(async () => (await home(page, 'lakeshore')).includes(headline), { intervals: [20] })
    .toBe(true);
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page.getByText('was published')).toBeVisible();
  // The number is a long word. It must wrap instead of widening the page on the narrowest phone.
  await shopper.setViewportSize({ width: 320, height: 800 });
  expect(await shopper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await shopper.goto(site('summit'));
  await expect(shopper.getByRole('heading', { level: 1 })).not.toHaveText(headline);
});

test('updates the page when an editor moves a section of the home page by keyboard', async ({
  page,
  context,
  site,
  studioUrl,
}) => {
  await signIn(page, studioUrl, await createEditor('north-country'));
  await page.getByRole('link', { name: 'Home page' }).click();
  const shopper = await context.newPage();
  const sections = async () => {
    await shopper.goto(site('north-country'));
    return shopper.getByRole('main').locator('section h2').allTextContents();
  };
  const before = await sections();
  const handles = page.getByTestId('field-blocks').locator('[data-ui="DragHandleButton"]');
  const publish = page.getByTestId('action-publish');
  // The Studio ignores keys that come while it measures the list; a person would press them again. A second move would
  // undo the first, so it waits for the first as long as a slow Studio needs.
  await expect(async () => {
    if (!(await publish.isEnabled())) {
      await handles.nth(2).focus();
      for (const key of ['Space', 'ArrowDown', 'Space']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(300);
      }
    }
    await expect(publish).toBeEnabled({ timeout: 20_000 });
  }).toPass({ timeout: 90_000 });
  await publish.click();
  await expect.poll(sections).not.toEqual(before);
  expect(new Set(await sections())).toEqual(new Set(before));
});

test('denies that editor access to another dealership through the HTTP API', async ({
  page,
  studioUrl,
  lakeUrl,
}) => {
  await signIn(page, studioUrl, await createEditor('lakeshore'));
  const options = { projectId: 'rooftop', dataset: 'production', apiVersion: '2025-02-19', useCdn: false };
  await expect.poll(() => studioToken(page).catch(() => '')).not.toBe('');
  const client = createClient({
    ...options,
    apiHost: lakeUrl,
    useProjectHostname: false,
    token: await studioToken(page),
    perspective: 'raw',
  });
  expect(await client.fetch('count(*[_type == "store" && dealership._ref == "dealership-lakeshore"])')).toBe(
    4,
  );
  expect(
    await client.fetch('*[dealership._ref == "dealership-summit" || _id == "dealership-summit"]'),
  ).toEqual([]);
  expect(await client.getDocument('homePage-summit')).toBeUndefined();
  await expect(client.patch('homePage-summit').set({ blocks: [] }).commit()).rejects.toThrow();
  // The document is invisible to this editor, so nothing is deleted; the page below shows that it still exists.
  await client.delete('homePage-summit');
  await expect(
    client.create({ _type: 'homePage', dealership: { _type: 'reference', _ref: 'dealership-summit' } }),
  ).rejects.toThrow();
});
