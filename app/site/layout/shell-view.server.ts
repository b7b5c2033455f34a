import { type Company, phoneFor } from '@rooftop/content/documents/dealership/company/company';
import type { Store } from '@rooftop/content/documents/store/store';
import type { RequestContext } from '#app/context.server.ts';
import { withoutEmptySearches } from '#app/vehicles/inventory/without-empty-searches.server.ts';
import { themeTokens } from '#app/ui/styles/theme.ts';
import { TYPEFACE_FILES } from '#app/ui/styles/typefaces.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { wordsFor } from '#app/locales/wording.server.ts';
import { cookieBannerView } from './cookie-banner/cookie-banner-view.server.tsx';
import { siteIcons } from './site-icons.server.ts';
import { footerView } from './footer-view.server.ts';
import { headerView } from './header-view.server.ts';
import { readNavigation } from './menu-view.server.ts';
import { trackersView } from '../tracking/trackers-view.server.ts';
import { sideButton } from '../side-button/side-button.server.tsx';
import { popupLoaderView } from '../popups/popups-view.server.ts';
import { PLACEHOLDER } from '#app/ui/placeholder.ts';

const SHELL_WORDS = [
  'chooser.choose',
  'chooser.label',
  'error.heading',
  'error.text',
  'error.tryThese',
  'layout.skip',
  'notFound.button',
  'notFound.heading',
  'notFound.text',
  'notFound.tryThese',
] as const;

/** Header, footer and head data of every page. */
export type ShellView = Awaited<ReturnType<typeof shellView>>;

/**
 * Works without content, because error pages need this view, too.
 * @param search Query string of the page, with its question mark.
 */
export async function shellView(context: RequestContext, search: string) {
  const { content, dealership, locale, t, store } = context;
  const { theme, name } = dealership;
  const [settings, navigation, stores, company, menus, popups] = await Promise.all([
    orFallback(content.settings(), null),
    readNavigation(context),
    orFallback(content.stores(), []),
    context.company(),
    withoutEmptySearches(context),
    popupLoaderView(context),
  ]);
  const tokens = themeTokens(theme);
  return {
    locale,
    name,
    ...(context.previewHasEnded && { notice: t('preview.over') }),
    homeHref: context.href('/') ?? '/',
    themeLayout: theme.header,
    tokens: serverRendered(tokens, context),
    themeColor: tokens['--header'] ?? theme.brand,
    icon: siteIcons(settings, context),
    typefaceFiles: TYPEFACE_FILES[theme.displayFace],
    header: serverRendered(headerView({ settings, navigation, company, search }, menus), context),
    footer: serverRendered(footerView({ settings, navigation, company, stores }, menus), context),
    /** Null if the dealership has none. */
    sideButton: sideButton(settings, context),
    /** Stores to choose from. Empty if there is only one. */
    stores:
      stores.length < 2
        ? []
        : stores.map((one) => ({
            key: one.key,
            name: one.name,
            place: `${one.address.city}, ${one.address.state}`,
          })),
    chosen: store
      ? {
          key: store.key,
          name: store.name,
          announcement: t('chooser.chosen', { store: store.name }),
          all: t('chooser.all'),
        }
      : null,
    words: wordsFor(t, SHELL_WORDS),
    /** Null where no cookie banner is shown. */
    banner: cookieBannerView(settings, context),
    /** What the visitor's consent depends on besides their choice: see consent-state.ts. */
    cookieTier: dealership.cookieTier,
    gpc: context.gpc,
    /** Where popups may show, and where to ask for them. Null if the dealership has none. */
    popups,
    /** Numbers of service departments that are not those of sales, in E.164. */
    servicePhones: servicePhones(company, stores),
    /** What measures visits, once allowed. Null if nothing does. */
    trackers: trackersView(settings, context),
    /** Titles of error pages, with a placeholder for the path or status. */
    titles: {
      unknown: t('notFound.title', { path: PLACEHOLDER }),
      invalid: t('notFound.titleInvalid', { path: PLACEHOLDER }),
      error: t('error.title', { status: PLACEHOLDER }),
    },
  };
}

/** What tells a call to the service department from one to sales, for facts. */
function servicePhones(
  company: Pick<Company, 'phone' | 'servicePhone' | 'salesPhone'>,
  stores: readonly Store[],
) {
  const sales = [phoneFor(company, 'sales'), ...stores.map(({ phones }) => phones.sales)];
  const service = [company.servicePhone, ...stores.map(({ phones }) => phones.service)];
  return [...new Set(service.filter((phone) => phone !== null))].filter((phone) => !sales.includes(phone));
}
