import { expect, test } from './fixtures.ts';

// A printed page has the page's content and the dealership's name.
const PAGES = [
  ['an article', 'summit', '/es/car-research/how-often-to-change-your-oil', '.article-share'],
  ['answers', 'lakeshore', '/help-center/service', '.help-vote'],
  ['a car', 'north-country', '/used-cars-for-sale', '.vehicle-bar'],
] as const;

for (const [what, dealership, path, onScreen] of PAGES)
  test(`prints ${what}`, async ({ page, site }) => {
    await page.goto(site(dealership, path));
    if (what === 'a car') await page.locator('.vehicle-card a').first().click();
    await expect(page.locator(onScreen).first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const name = await main.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(name).toBe(JSON.stringify(await main.getAttribute('data-name')));
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator(onScreen)])
      for (const one of await hidden.all()) await expect(one).toBeHidden();
    for (const answer of await main.locator('details > div').all()) await expect(answer).toBeVisible();
  });
