/** The layout of each dealership is accessible and fits every screen, and so are all components and blocks. */
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

// Colors differ too, but any of them are readable: app/ui/styles/theme.test.ts. Components and blocks have one look.
for (const [slug, paths] of [
  ['lakeshore', ['/', '/used-cars-for-sale', '/__ui']],
  ['north-country', ['/', '/used-cars-for-sale', '/__blocks']],
  ['summit', ['/es', '/used-cars-for-sale']],
] as const)
  test(`${slug}: ${paths.join(', ')} are accessible and fit every screen`, async ({
    page,
    site,
    expectAccessible,
    expectFits,
  }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await gotoHydrated(page, site(slug, path));
        if (path === '/__ui') await openAccordions(page);
        await scrollThrough(page);
        await expectFits(page, WIDTHS);
        await expectAccessible(page);
        // The header has another layout on a desktop.
        await expectFits(page, [1440]);
        if (path !== '/__ui' && path !== '/__blocks') await expectAccessible(page);
        const broken = await page.evaluate(() =>
          [...document.images].filter((img) => img.complete && img.naturalWidth === 0).map(({ src }) => src),
        );
        expect(broken, 'pictures that did not load').toEqual([]);
      });
  });
