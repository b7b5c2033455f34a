import type { LandingPath } from '@rooftop/content/documents/page/page';
import { badCreditPage } from './bad-credit.ts';
import { buyHerePage } from './buy-here.ts';
import { companyPage } from './company.ts';
import { financingPage } from './financing.ts';
import { protectionPage } from './protection.ts';
import { sellPage } from './sell.ts';
import { servicePage } from './service.ts';
import type { MakeStandardPage } from './standard-page.ts';

/** Default pages at the paths that every dealership has, until its editors write their own. */
export const STANDARD_PAGES: { readonly [Path in LandingPath]: MakeStandardPage } = {
  '/auto-financing': financingPage,
  '/auto-financing/bad-credit-auto-financing': badCreditPage,
  '/auto-financing/better-than-buy-here-pay-here': buyHerePage,
  '/vehicle-protection-plans': protectionPage,
  '/sell-trade-my-car': sellPage,
  '/service': servicePage,
  '/our-company': companyPage,
};

/** Whether every dealership has a page at this path. */
export const isLandingPath = (path: string): path is LandingPath => Object.hasOwn(STANDARD_PAGES, path);
