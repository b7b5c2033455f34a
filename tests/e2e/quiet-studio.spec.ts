import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from './fixtures.ts';
import { askSite } from './platform.ts';
import { openStudio, typeHeadline } from './studio-session.ts';

/**
 * Milliseconds. The Studio's late calls, such as its version check and its second presence request, come within this
 * time.
 */
const SETTLED_MS = 10_000;

test('while a headline is edited, the console stays silent and the Studio asks the platform only; a long word wraps on a phone', async ({
  page,
  context,
  site,
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
  const socket = page.waitForEvent('websocket', { timeout: 300_000 });
  await openStudio(page, studioUrl, 'lakeshore');
  await (await socket).waitForEvent('framereceived');
  const isSettled = wait(SETTLED_MS);

  const headline = `Cars with a view ${Date.now()}`;
  await typeHeadline(page, headline);
  const publish = page.getByTestId('action-publish');

  await publish.click();
  await expect
    .poll(async () => (await askSite('lakeshore')).body.includes(headline), { intervals: [20] })
    .toBe(true);
  // The notice goes by itself; on a busy machine it may have gone unseen.
  await expect(page.getByText('was published').or(page.getByText('Last published')).first()).toBeVisible();
  const shopper = await context.newPage();
  await shopper.goto(site('lakeshore'));
  // The number is a long word. It must wrap instead of widening the page on the narrowest phone.
  await shopper.setViewportSize({ width: 320, height: 800 });
  expect(await shopper.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await shopper.close();

  await test.step('a section that they move by keyboard moves on the page', async () => {
    // Tests beside this file change the home pages of the other two.
    // Closes what is open of the document.
    await page.getByRole('link', { name: 'Home page' }).first().click();
    const sections = async () => {
      const { body } = await askSite('lakeshore');
      return [...body.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, heading]) => heading);
    };
    const before = await sections();
    const handles = page.getByTestId('field-blocks').locator('[data-ui="DragHandleButton"]');
    await expect(publish).toBeDisabled();
    // The Studio ignores keys that come while it measures the list; a person would press them again. A second move
    // would undo the first, so it waits for the first as long as a slow Studio needs.
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

  await isSettled;
  expect([console, [...strangers]]).toEqual([[], []]);
  await expect(page.getByRole('button', { name: 'Global presence' })).toHaveCount(0);
  expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true);
});
