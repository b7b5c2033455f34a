/** One page of each kind. `page-kinds.spec.ts` looks at them; `crawl.spec.ts` holds that no kind is missing. */

/** Maps paths of pages of the same kind to one key, whatever the language. */
export const kindOf = (path: string): string =>
  path
    .replace(/\?.*/, '')
    .replace(/^\/es(\/|$)/, '/')
    .replace(/[\w-]*[A-HJ-NPR-Z0-9]{17}$/, 'car')
    .replace(/^\/(?:new-|used-|certified-)?(cars-for-sale)(?!\/car$).*/, '/$1')
    .replace(/^\/(?:new-|used-|certified-)(cars-for-sale)/, '/$1')
    .replace(/^\/special-offers\/[\w-]+$/, '/special-offers/list')
    .replace(/^\/special-offers\/[\w-]+\/.+/, '/special-offers/list/one')
    .replace(/^\/legal\/(?!your-privacy-choices|privacy-request).+/, '/legal/one')
    .replace(/(car-research|careers|meet-our-team|locations|help-center)\/(?!search).*/, '$1/one');

/** What can be reached by links, then what only forms and editors lead to. */
export const PAGES_OF_KINDS = {
  lakeshore: [
    '/auto-financing',
    '/sell-trade-my-car',
    '/our-company/locations/jamestown',
    '/our-company/careers/automotive-technician-jamestown',
    '/our-company/meet-our-team?department=sales&store=erie',
    '/car-research',
    '/staff-reviews/honda-odyssey-with-two-child-seats',
    '/help-center?q=zzzz',
    '/legal',
    '/legal/privacy-request',
    '/special-offers',
    '/special-offers/sales/certified-first-service',
    '/special-offers/current-incentives',
  ],
  'north-country': [
    '/auto-financing/bad-credit-auto-financing',
    '/auto-financing/payment-calculator',
    '/service',
    '/our-company',
    '/our-company/reviews?category=service',
    '/our-company/meet-our-team',
    '/car-research/search',
    '/help-center',
    '/help-center?q=warranty',
    '/legal/lifetime-engine-warranty',
    '/legal/your-privacy-choices',
    '/special-offers/service',
    '/snow-belt-promise',
  ],
  summit: [
    '/auto-financing/better-than-buy-here-pay-here',
    '/es/vehicle-protection-plans',
    '/contact-us?topic=4',
    '/es/our-company/locations',
    '/es/our-company/careers',
    '/es/our-company/meet-our-team/lucia-mendez',
    '/es/car-research/search?q=zzzz',
    // An article with a table, a callout, a table of contents and cars.
    '/car-research/what-certified-means',
    '/es/help-center/service',
    '/legal/terms-of-sale',
    '/es/legal/cookie-policy',
    '/es/special-offers/service/oil-change-bundle',
    '/es/unlock-inventory',
    '/es/personalize-my-price?step=5&trade=yes',
  ],
} as const;
