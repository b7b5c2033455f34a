import { LANDING_PATHS, RESERVED_SEGMENTS } from '@rooftop/content/documents/page';
import { REVIEW_CATEGORIES } from '@rooftop/content/documents/review';
import { DEPARTMENTS } from '@rooftop/content/documents/staff-member';
import { OFFER_LISTS, offerListPath, OFFERS_PATH } from '../../vehicles/offers/offer-lists.ts';
import { CAREERS_PATH } from '../../routes/careers/careers-path.ts';
import { ARTICLE_ALIASES, RESEARCH_PATH } from '../../routes/car-research/article-path.ts';
import { HELP_PATH } from '../../routes/help-center/help-paths.ts';
import { LEGAL_PATH } from '../../routes/legal/legal-paths.ts';
import { TEAM_PATH } from '../../routes/meet-our-team/staff-path.ts';
import { REVIEWS_PATH } from '../../routes/our-company/reviews/reviews-path.ts';
import { LOCATIONS_PATH } from '../../stores/store-path.ts';
import type { CacheablePage } from './cacheable-urls.ts';

const page = (path: string, ...routes: readonly string[]): CacheablePage => ({
  path,
  routes,
  parameters: {},
});
const inLowerCase = (words: readonly string[]): readonly string[] => words.map((word) => word.toLowerCase());

/** Always have a form, so they are never cached; see `forOneVisitor`. */
const FORM_PATHS: readonly string[] = ['/sell-trade-my-car'];

/**
 * Pages that look the same to all visitors with the same store. Their loaders get a request that is built from the
 * URL here and carries nothing from the visitor: no header, no cookie, no parameter that is not listed. A page that
 * turns out to have a form is not cached.
 */
export const CACHEABLE_PAGES: readonly CacheablePage[] = [
  page('/', 'home'),
  ...LANDING_PATHS.filter((path) => !FORM_PATHS.includes(path)).map((path) => page(path, path.slice(1))),
  page(OFFERS_PATH, 'special-offers'),
  ...OFFER_LISTS.flatMap((list) => [
    page(offerListPath(list), 'special-offers'),
    page(`${offerListPath(list)}/*`, 'special-offer'),
  ]),
  page(RESEARCH_PATH, 'car-research'),
  { ...page(`${RESEARCH_PATH}/*`, 'car-research/article'), except: ['search'] },
  ...ARTICLE_ALIASES.map((alias) => page(`/${alias}/*`, `${alias}/article`)),
  {
    ...page(TEAM_PATH, 'meet-our-team'),
    parameters: { department: inLowerCase(DEPARTMENTS) },
    unbounded: ['store'],
  },
  page(`${CAREERS_PATH}/*`, 'opening'),
  page(LOCATIONS_PATH, 'locations'),
  page(`${LOCATIONS_PATH}/*`, 'location'),
  { ...page(REVIEWS_PATH, 'reviews'), parameters: { category: inLowerCase(REVIEW_CATEGORIES) } },
  { ...page(HELP_PATH, 'help-center'), unbounded: ['q'] },
  { ...page(`${HELP_PATH}/*`, 'help-category'), unbounded: ['thanks'] },
  page(LEGAL_PATH, 'legal'),
  {
    ...page(`${LEGAL_PATH}/*`, 'legal-document'),
    except: ['your-privacy-choices', 'privacy-request'],
    unbounded: ['version'],
  },
  { ...page('/*', 'editor-page'), except: [...RESERVED_SEGMENTS, 'sell-trade-my-car'] },
];
