import type { LandingPath } from '@rooftop/content/documents/page/page';
import type { RequestContext } from '#app/context.server.ts';
import { pageOrStandard } from './page-data.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { STANDARD_PAGES } from './standard/standard-pages.ts';

/** Parent pages for the breadcrumbs. */
const ABOVE: { readonly [Path in LandingPath]?: LandingPath } = {
  '/auto-financing/bad-credit-auto-financing': '/auto-financing',
  '/auto-financing/better-than-buy-here-pay-here': '/auto-financing',
};

/** The page that editors wrote for this path, or else the standard page. */
export async function landingPage(path: LandingPath, context: RequestContext) {
  const { content, dealership, href, t } = context;
  const settings = await orFallback(content.settings(), null);
  const facts = { dealership, t, settings };
  const above = ABOVE[path];
  const between =
    above === undefined ? [] : [{ label: STANDARD_PAGES[above](facts).name, href: href(above) }];
  return pageOrStandard(path, STANDARD_PAGES[path](facts), context, between);
}
