import type { Dealership, Theme } from '@rooftop/content/documents/dealership';
import type { Settings } from '@rooftop/content/documents/settings';
import type { RequestContext } from '../../context.server.ts';
import { withoutEmptySearches } from '../../vehicles/inventory/without-empty-searches.server.ts';
import { type ThemeTokens, themeTokens } from '../../ui/styles/theme.ts';
import { HEADLINE_FILES } from '../../ui/styles/typefaces.ts';
import { serverRendered, type ServerRenderedView } from '../../ui/server-rendered.server.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { type Words, words } from '../../locales/wording.server.ts';
import { type CookieBannerView, cookieBannerView } from './cookie-banner/cookie-banner-view.server.tsx';
import { type FooterView, footerView } from './footer-view.server.ts';
import { type HeaderView, headerView } from './header-view.server.ts';
import { readNavigation } from './menu-view.server.ts';
import type { TrustedHtml } from '../../ui/prose-html.server.tsx';
import { sideButton } from '../side-button/side-button.server.tsx';
import { popupLoaderView } from '../popups/popups-view.server.ts';
import { PLACEHOLDER } from '../../ui/placeholder.ts';

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
export interface ShellView {
  readonly locale: string;
  readonly name: string;
  readonly homeHref: string;
  readonly themeLayout: Theme['header'];
  readonly tokens: ThemeTokens;
  readonly themeColor: string;
  /** URL of the headline font. */
  readonly headlineFile: string;
  readonly icon: { readonly href: string; readonly touch: string | null };
  readonly header: ServerRenderedView<HeaderView>;
  readonly footer: ServerRenderedView<FooterView>;
  /** Null if the dealership has none. */
  readonly sideButton: ServerRenderedView<TrustedHtml> | null;
  /** Stores to choose from. Empty if there is only one. */
  readonly stores: readonly { readonly key: string; readonly name: string; readonly place: string }[];
  readonly chosen: {
    readonly key: string;
    readonly name: string;
    readonly announcement: string;
    readonly all: string;
  } | null;
  readonly words: Words<(typeof SHELL_WORDS)[number]>;
  /** Null where no cookie banner is shown. */
  readonly banner: CookieBannerView | null;
  /** What the visitor's consent depends on besides their choice: see consent-state.ts. */
  readonly cookieTier: Dealership['cookieTier'];
  readonly gpc: boolean;
  /** Where popups may show, and where to ask for them. Null if the dealership has none. */
  readonly popups: Awaited<ReturnType<typeof popupLoaderView>>;
  /** Titles of error pages, with a placeholder for the path or status. */
  readonly titles: { readonly unknown: string; readonly invalid: string; readonly error: string };
}

/**
 * Works without content, because error pages need this view, too.
 * @param search Query string of the page, with its question mark.
 */
export async function shellView(context: RequestContext, search: string): Promise<ShellView> {
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
    homeHref: context.href('/') ?? '/',
    themeLayout: theme.header,
    tokens,
    themeColor: tokens['--header'] ?? theme.brand,
    icon: siteIcon(settings, context),
    headlineFile: HEADLINE_FILES[theme.displayFace],
    header: serverRendered(headerView({ settings, navigation, company, search }, menus), context),
    footer: serverRendered(footerView({ settings, navigation, company, stores }, menus), context),
    sideButton: sideButton(settings, context),
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
    words: words(t, SHELL_WORDS),
    banner: cookieBannerView(settings, context),
    cookieTier: dealership.cookieTier,
    gpc: context.gpc,
    popups,
    titles: {
      unknown: t('notFound.title', { path: PLACEHOLDER }),
      invalid: t('notFound.titleInvalid', { path: PLACEHOLDER }),
      error: t('error.title', { status: PLACEHOLDER }),
    },
  };
}

/** Sizes in pixels: a browser tab at double density, and a phone's home screen. */
const ICON = 64;
const TOUCH_ICON = 180;

/** The dealership's icon, or else its initial. */
function siteIcon(
  settings: Settings | null,
  { imageUrl }: Pick<RequestContext, 'imageUrl'>,
): ShellView['icon'] {
  const mark = settings?.logos.mark ?? null;
  if (mark === null) return { href: '/favicon.svg', touch: null };
  const square = (size: number) => imageUrl(mark, { width: size, height: size });
  return { href: square(ICON), touch: square(TOUCH_ICON) };
}
