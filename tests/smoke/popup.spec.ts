/** A popup that an editor published shows on its page, after its seconds, and never again once it was closed. */
import { expect, test } from '../e2e/fixtures.ts';
import { publisher } from '../e2e/popup-publisher.ts';

test('a popup shows after its seconds, once', async ({ page, site, lakeUrl }) => {
  const slug = 'north-country';
  const publish = await publisher(lakeUrl, slug);
  const path = await publish.page();
  await publish.popup('Winter tires', { conditions: [{ pages: [path], timer: 30 }] });
  const popup = page.getByRole('dialog', { name: 'Winter tires', exact: true });
  await page.clock.install();
  await publish.open(page, site(slug, path));
  await page.clock.fastForward(29_000);
  await expect(popup).toHaveCount(0);
  await page.clock.fastForward(1_000);
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
  await publish.open(page, site(slug, path));
  await page.clock.fastForward(60_000);
  await expect(popup).toHaveCount(0);
});
