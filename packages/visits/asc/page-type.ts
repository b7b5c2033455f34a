/** `page_type` by route. Others are `custom` (standards, 5.2), and a page that shows a car is an `item`. */
const PAGE_TYPES: ReadonlyMap<string, string> = new Map([
  ['home', 'home'],
  ['cars-search-page', 'itemlist'],
  ['contact-us', 'contact'],
  ['locations', 'directions'],
  ['location', 'directions'],
  ['service', 'service'],
  ['service/schedule', 'service'],
  ['special-offers', 'specials'],
  ['special-offer', 'specials'],
  ['sell-trade-my-car', 'trade'],
  ['sell-trade-my-car/your-vehicle', 'trade'],
  ['auto-financing', 'finance'],
  ['auto-financing/payment-calculator', 'finance'],
  ['auto-financing/bad-credit-auto-financing', 'finance'],
  ['auto-financing/better-than-buy-here-pay-here', 'finance'],
  ['auto-financing/apply-for-financing', 'credit'],
  ['auto-financing/full-credit-application', 'credit'],
  ['careers', 'employment'],
  ['opening', 'employment'],
  ['car-research', 'blog_list'],
  ['car-research/search', 'blog_list'],
]);

/** Articles have a route for each of their categories. */
const ARTICLE = /\/article$/;
const ARTICLES = /^(?:car-advice-education|staff-reviews|faqs|news|community-outreach|faqs-okd)$/;

/** @param route as in the fact `pageViewed` */
export function pageTypeOf(route: string): string {
  if (ARTICLE.test(route)) return 'blog';
  return ARTICLES.test(route) ? 'blog_list' : (PAGE_TYPES.get(route) ?? 'custom');
}
