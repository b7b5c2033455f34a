import { expect, test } from './fixtures.ts';
import { createEditor, signIn } from './studio-session.ts';

test('the sign-in page is accessible and does not reveal which part of the sign-in was wrong', async ({
  page,
  studioUrl,
  expectAccessible,
}) => {
  await page.goto(studioUrl);
  await expect(page.getByRole('heading', { name: 'Sign in to Rooftop' })).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The email address or password is incorrect.')).toBeVisible();
  await expectAccessible(page);
});

/**
 * Milliseconds. The Studio's late calls, such as its version check and its second presence request, come within this
 * time.
 */
const SETTLED_MS = 10_000;

test("the Studio's console stays silent, and the Studio sends requests to the platform only", async ({
  page,
  studioUrl,
}) => {
  const console: string[] = [];
  const strangers = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !/(^|\.)localhost$/.test(hostname)) strangers.add(request.url());
  });
  const socket = page.waitForEvent('websocket');
  await signIn(page, studioUrl, await createEditor('lakeshore'));
  await (await socket).waitForEvent('framereceived');
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByTestId('document-panel-scroller')).toBeVisible();
  await page.waitForTimeout(SETTLED_MS);
  expect([console, [...strangers]]).toEqual([[], []]);
  await expect(page.getByRole('button', { name: 'Global presence' })).toHaveCount(0);
  expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true);
});
