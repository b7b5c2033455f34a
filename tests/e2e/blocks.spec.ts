import { blockShape } from '@rooftop/content/blocks/block';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';

const KINDS = blockShape.options.map(({ shape }) => shape._type.value);
/** Blocks requests to video hosts. */
async function withoutPlayers(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/youtube|vimeo/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  return requests;
}

test('renders complete blocks as valid HTML without JavaScript, and links to videos', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(site('summit', '/__blocks'));
  expect(await complaintsAboutHtml(response)).toEqual([]);
  const main = page.getByRole('main');
  for (const kind of KINDS) await expect(page.locator(`[data-block="${kind}"]`).first()).toBeAttached();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.locator('.vehicle-list .vehicle-card')).toHaveCount(4);
  await expect(main.locator('.body-cars .vehicle-card')).toHaveCount(2);
  await expect(main.locator('.message-block form')).toHaveAttribute('action', '/contact-us?topic=7');
  await expect(main.locator('.video-embed a')).toHaveCount(3);
  await expect(main.locator('iframe')).toHaveCount(0);
  await expect(page.locator('.video .video-embed a').first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch/,
  );
  await context.close();
});

test('plays a video in place when pressed, and loads nothing from other hosts before', async ({
  page,
  site,
}) => {
  const requests = await withoutPlayers(page);
  // A click before the player's code has loaded follows the link.
  const code = page.waitForResponse(/\/assets\/video-player-[^/]+\.js$/);
  await gotoHydrated(page, site('lakeshore', '/__blocks'));
  await (await code).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const video = page.locator('.video .video-embed').first();
  expect(requests).toEqual([]);
  await video.getByRole('link').click();
  await expect(video.locator('iframe')).toHaveAttribute('title', 'A walk through our workshop');
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]).toContain('https://www.youtube-nocookie.com/embed/');
});

for (const javaScriptEnabled of [true, false]) {
  test(`submits the form on a page made of blocks ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await gotoHydrated(page, site('north-country', '/__blocks'), javaScriptEnabled);
    const form = page.locator('.message-block form');
    await form.getByLabel('First name').fill('Ann');
    await form.getByLabel('Last name').fill('Lee');
    await form.getByLabel('Email', { exact: true }).fill(`ann-${crypto.randomUUID()}@example.com`);
    await form.getByLabel('Phone').fill('(315) 555-0199');
    await form.getByLabel('Message', { exact: true }).fill('Is the workshop open on Saturday?');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent!')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(javaScriptEnabled ? '/__blocks' : '/contact-us');
    await context.close();
  });
}
