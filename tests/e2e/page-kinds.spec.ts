/**
 * Every kind of page once, spread over the dealerships: its HTML is valid, it hydrates, it is accessible, and it fits
 * every screen. `themes.spec.ts` looks at every theme.
 */
import { expect, test } from './fixtures.ts';
import { gotoHydrated } from './hydration.ts';
import { complaintsAboutHtml } from '../support/html-rules.ts';
import { PAGES_OF_KINDS } from './page-kinds.ts';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 768, 1440, 390];

for (const [slug, paths] of Object.entries(PAGES_OF_KINDS))
  for (const half of [0, 1])
    test(`${slug}: pages are valid, hydrate, are accessible and fit every screen, part ${half + 1}`, async ({
      page,
      site,
      expectAccessible,
      expectFits,
    }) => {
      // React reports HTML that differs from what it renders as an error, on which the fixture fails.
      for (const path of paths.filter((_, index) => index % 2 === half))
        await test.step(path, async () => {
          const response = await gotoHydrated(page, site(slug, path));
          expect(response?.status()).toBe(200);
          expect(await complaintsAboutHtml(response)).toEqual([]);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.locator('[data-lost]')).toHaveCount(0);
          if (path.includes('/help-center'))
            for (const details of await page.locator('main details').all()) await details.click();
          await expectFits(page, WIDTHS);
          await expectAccessible(page);
        });
    });
