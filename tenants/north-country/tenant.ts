import { standardNavigation } from '@rooftop/content/documents/standard-navigation';
import { tradeInBonus } from '../every-dealership/legal/trade-in-bonus.ts';
import type { TenantFolder } from '../tenant-kit.ts';
import { articles } from './content/articles.ts';
import { bodyStyles } from './content/body-styles.ts';
import { faqs } from './content/faqs.ts';
import { homePage } from './content/home-page.ts';
import { jobOpenings } from './content/job-openings.ts';
import { offers } from './content/offers.ts';
import { pages } from './content/pages.ts';
import { promotions } from './content/promotions.ts';
import { redirectRules } from './content/redirects.ts';
import { reviews } from './content/reviews.ts';
import { settings } from './content/settings.ts';
import { staff } from './content/staff.ts';
import { stores } from './content/stores.ts';

/** One family store in upstate New York. */
export const tenant: TenantFolder = {
  dealership: settings,
  homePage,
  navigation: standardNavigation,
  stores,
  staff,
  bodyStyles,
  promotions,
  reviews,
  faqs,
  offers,
  redirectRules,
  articles,
  pages,
  jobOpenings,
  legalDocuments: [tradeInBonus],
};
