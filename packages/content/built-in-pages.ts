/** The website's own pages that editors link to by name, in the words and the order in which they look for them. */
import type { OFFER_LIST_NAMES } from './documents/offer/offer.ts';
import { type PageId, pathTo } from './page-paths.ts';

const OFFER_LIST_TITLES: Readonly<Record<(typeof OFFER_LIST_NAMES)[number], string>> = {
  sales: 'Vehicle offers',
  service: 'Service offers',
  dealer: 'Dealership offers',
  'current-incentives': 'Current incentives',
};

/** Pages that need no car, link or answer of the shopper first. */
const TITLES = {
  home: 'Home page',
  'cars-for-sale': 'Search: all cars',
  'used-cars-for-sale': 'Search: used cars',
  'certified-cars-for-sale': 'Search: certified cars',
  'new-cars-for-sale': 'Search: new cars',
  'unlock-inventory': 'Unlock vehicle inventory',
  'auto-financing': 'Financing',
  'auto-financing/apply-for-financing': 'Pre-approval form',
  'auto-financing/full-credit-application': 'Full credit application',
  'auto-financing/payment-calculator': 'Payment calculator',
  'auto-financing/bad-credit-auto-financing': 'Bad credit financing',
  'auto-financing/better-than-buy-here-pay-here': 'Better than buy here, pay here',
  'vehicle-protection-plans': 'Vehicle protection plans',
  'sell-trade-my-car': 'Sell or trade a car',
  'sell-trade-my-car/your-vehicle': 'Value a trade-in',
  service: 'Service',
  'service/schedule': 'Schedule service',
  'special-offers': 'Special offers',
  'contact-us': 'Contact us',
  locations: 'Locations',
  'our-company': 'Our company',
  'meet-our-team': 'Meet our team',
  reviews: 'Reviews',
  careers: 'Careers',
  'car-research': 'Car research',
  'car-research/search': 'Search of car research',
  'help-center': 'Help center',
  legal: 'Legal',
  'privacy-choices': 'Privacy choices',
  'privacy-request': 'Privacy request',
} as const satisfies { readonly [id in PageId]?: string };

const isTitled = (id: string): id is keyof typeof TITLES => Object.hasOwn(TITLES, id);

/** Titles by path, without language. */
export const BUILT_IN_PAGES: ReadonlyMap<string, string> = new Map([
  ...Object.keys(TITLES)
    .filter(isTitled)
    .map((id): [string, string] => [pathTo(id), TITLES[id]]),
  ...Object.entries(OFFER_LIST_TITLES).map(([list, title]): [string, string] => [
    `${pathTo('special-offers')}/${list}`,
    title,
  ]),
]);
