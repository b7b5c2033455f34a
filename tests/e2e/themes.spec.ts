/** The looks of each dealership: pages with every component and block are accessible and fit every screen. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 768, 1440, 390];

/** Scrolls through the page to trigger lazy loading. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
  });
}

/** Opens a page's accordions, also those of which only one opens at a time. */
async function openAccordions(page: Page): Promise<void> {
  for (const details of await page.locator('.accordion details').all())
    await details.evaluate((element) => {
      element.removeAttribute('name');
      element.setAttribute('open', '');
    });
}

for (const slug of ['lakeshore', 'north-country', 'summit'])
  test(`${slug}: home page, search, blocks and components are accessible and fit every screen`, async ({
    page,
    site,
    expectAccessible,
    expectFits,
  }) => {
    for (const path of ['/', '/used-cars-for-sale', '/__blocks', '/__ui'])
      await test.step(path, async () => {
        await gotoHydrated(page, site(slug, path));
        if (path === '/__ui') await openAccordions(page);
        await scrollThrough(page);
        await expectFits(page, WIDTHS);
        // The home page has the menus of a desktop; the blocks are the same on all screens.
        if (path === '/' || path === '/used-cars-for-sale') await expectFits(page, [1440]);
        await expectAccessible(page);
        const broken = await page.evaluate(() =>
          [...document.images].filter((img) => img.complete && img.naturalWidth === 0).map(({ src }) => src),
        );
        expect(broken, 'pictures that did not load').toEqual([]);
      });
  });
