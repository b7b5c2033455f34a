/**
 * Every kind of page once, spread over the dealerships: its HTML is valid, it is accessible, and it fits every screen.
 * `themes.spec.ts` looks at every theme, `crawl.spec.ts` at the HTML and the width of each kind in every dealership.
 */
import { expect, test } from './fixtures.ts';
import { complaintsAboutHtml } from './html-rules.ts';

const WIDTHS = [320, 768, 1440, 390];

/** What can be reached by links, then what only forms and editors lead to. */
const PAGES = [
  ['lakeshore', '/auto-financing'],
  ['north-country', '/auto-financing/bad-credit-auto-financing'],
  ['summit', '/auto-financing/better-than-buy-here-pay-here'],
  ['summit', '/es/vehicle-protection-plans'],
  ['lakeshore', '/sell-trade-my-car'],
  ['north-country', '/service'],
  ['summit', '/contact-us?topic=4'],
  ['north-country', '/our-company'],
  ['summit', '/es/our-company/locations'],
  ['lakeshore', '/our-company/locations/jamestown'],
  ['north-country', '/our-company/reviews?category=service'],
  ['summit', '/es/our-company/careers'],
  ['lakeshore', '/our-company/careers/automotive-technician-jamestown'],
  ['north-country', '/our-company/meet-our-team'],
  ['lakeshore', '/our-company/meet-our-team?department=sales&store=erie'],
  ['summit', '/es/our-company/meet-our-team/lucia-mendez'],
  ['lakeshore', '/car-research'],
  ['north-country', '/car-research/search'],
  ['summit', '/es/car-research/search?q=zzzz'],
  // An article with a table, a callout, a table of contents and cars, and one by a staff member.
  ['summit', '/car-research/what-certified-means'],
  ['lakeshore', '/staff-reviews/honda-odyssey-with-two-child-seats'],
  ['north-country', '/help-center'],
  ['summit', '/es/help-center/service'],
  ['north-country', '/help-center?q=warranty'],
  ['lakeshore', '/help-center?q=zzzz'],
  ['lakeshore', '/legal'],
  ['summit', '/legal/terms-of-sale'],
  ['north-country', '/legal/lifetime-engine-warranty'],
  ['summit', '/es/legal/cookie-policy'],
  ['north-country', '/legal/your-privacy-choices'],
  ['lakeshore', '/legal/privacy-request'],
  ['lakeshore', '/special-offers'],
  ['summit', '/es/special-offers/service/oil-change-bundle'],
  ['lakeshore', '/special-offers/sales/certified-first-service'],
  ['lakeshore', '/special-offers/current-incentives'],
  ['north-country', '/special-offers/service'],
  ['north-country', '/snow-belt-promise'],
  ['summit', '/es/unlock-inventory'],
  ['summit', '/es/personalize-my-price?step=5&trade=yes'],
] as const;

for (const [slug, path] of PAGES)
  test(`${slug}${path} is valid, accessible and fits every screen`, async ({
    page,
    site,
    expectAccessible,
    expectFits,
  }) => {
    const response = await page.goto(site(slug, path));
    expect(response?.status()).toBe(200);
    expect(await complaintsAboutHtml(response)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (path.includes('/help-center'))
      for (const details of await page.locator('main details').all()) await details.click();
    await expectFits(page, WIDTHS);
    await expectAccessible(page);
    await expectFits(page, [1440]);
    await expectAccessible(page);
  });
