import type { LandingPath } from '@rooftop/content/documents/page/page';
import { badCredit } from './bad-credit.ts';
import { buyHere } from './buy-here.ts';
import { company } from './company.ts';
import { financing } from './financing.ts';
import { protection } from './protection.ts';
import { sell } from './sell.ts';
import { service } from './service.ts';
import type { MakeStandardPage } from './standard-page.ts';

/** Default pages at the paths that every dealership has, until its editors write their own. */
export const STANDARD_PAGES: { readonly [Path in LandingPath]: MakeStandardPage } = {
  '/auto-financing': financing,
  '/auto-financing/bad-credit-auto-financing': badCredit,
  '/auto-financing/better-than-buy-here-pay-here': buyHere,
  '/vehicle-protection-plans': protection,
  '/sell-trade-my-car': sell,
  '/service': service,
  '/our-company': company,
};

/** Whether every dealership has a page at this path. */
export const isLandingPath = (path: string): path is LandingPath => Object.hasOwn(STANDARD_PAGES, path);
