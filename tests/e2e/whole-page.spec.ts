import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';

test.use({ prefetches: true });

const PATH = '/used-cars-for-sale';
const PHONE = { width: 390, height: 844 };

/** https://wicg.github.io/layout-instability. TypeScript's library does not have it. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Counts the cards of a search whose contents are not laid out yet, and all cards. */
const cards = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.search-cards .vehicle-card-text')];
    const laidOut = all.filter((text) => text.checkVisibility({ contentVisibilityAuto: true }));
    return { all: all.length, skipped: all.length - laidOut.length };
  });
const isWhole = (page: Page) => page.evaluate(() => 'whole' in document.documentElement.dataset);

test('defers cars far below until the visitor scrolls near, even before the script loads', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ viewport: PHONE });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(site('lakeshore', PATH));
  const { all, skipped } = await cards(page);
  expect(skipped).toBeGreaterThan(all / 2);
  const last = page.locator('.search-cards .vehicle-card').last();
  await last.getByRole('link').first().focus();
  await expect(last.locator('.vehicle-card-text')).toBeInViewport();
  expect(
    await last
      .locator('.vehicle-card-text')
      .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true);
  await page.close();
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`has no layout shift at ${width} pixels while the rest of a search is laid out, even mid-page`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; moved: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not know layout shifts
          const { value, sources } = entry as unknown as LayoutShift;
          const moved = sources.map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent)} ${JSON.stringify(from)} → ${JSON.stringify(to)}`,
          );
          shifts.push({ value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The page is painted in the fallback typeface first, as on a slow connection.
    await page.route('**/*.woff2', async (route) => {
      await wait(500);
      await route.continue();
    });
    await page.setViewportSize({ width, height });
    await page.goto(site('lakeshore', PATH));
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
    await expect.poll(() => cards(page)).toMatchObject({ skipped: 0 });
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate((): { value: number; moved: string[] }[] =>
      Reflect.get(window, 'shifts'),
    );
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.005);
  });
}

test('renders a page completely on back navigation and for links into the page', async ({ page, site }) => {
  await page.route('**/assets/entry.client-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  );
  await page.goto(site('lakeshore', PATH));
  expect(await isWhole(page)).toBe(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  expect(await isWhole(page)).toBe(true);
  await page.goto(site('lakeshore', '/'));
  expect(await isWhole(page)).toBe(false);
  await page.goBack();
  await expect.poll(() => isWhole(page)).toBe(true);
  await page.goto(site('north-country', `${PATH}#search-results`));
  expect(await isWhole(page)).toBe(true);
});

test('hydrates a search without creating number and time formats, the slowest part on a phone', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['NumberFormat', 'DateTimeFormat'] as const)
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], {
          construct: (Format, args) => {
            made.push(name);
            return Reflect.construct(Format, args);
          },
        }),
      });
  });
  await gotoHydrated(page, site('lakeshore', PATH));
  await expect.poll(() => cards(page)).toMatchObject({ skipped: 0 });
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([]);
});
