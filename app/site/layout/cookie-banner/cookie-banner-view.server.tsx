import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { pathTo } from '@rooftop/content/page-paths';
import {
  bannerChoices,
  CONSENT_CATEGORIES,
  isBannerVisible,
  isOpenTier,
  isSoldOrShared,
} from '@rooftop/visits/consent';
import type { RequestContext } from '#app/context.server.ts';
import { renderFragment } from '#app/ui/fragment-cache.server.tsx';
import type { TrustedHtml } from '#app/ui/prose/prose-html.server.tsx';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { PUBLIC } from '@rooftop/platform/inventory/audiences';
import { CookieChoices } from './cookie-choices.server.tsx';

/** The cookie banner of a page. */
export type CookieBannerView = NonNullable<ReturnType<typeof cookieBannerView>>;

export type CookieChoicesView = ReturnType<typeof choicesView>;

/** Its HTML is the same at every dealership and on every page, for a tier, language and signal. */
const bannerHtml = (view: CookieChoicesView): TrustedHtml => ({
  html: renderFragment(CookieChoices, { view }, PUBLIC),
});

/** The banner, or null where it isn't shown (spec 4, cookie consent). */
export function cookieBannerView(settings: Settings | null, context: RequestContext) {
  const { dealership, hasAnswered, path, t } = context;
  const mode = settings?.cookieDisplay ?? null;
  if (!isBannerVisible({ mode, tier: dealership.cookieTier, hasAnswered, path })) return null;
  return {
    label: t('banner.heading'),
    /** Finished HTML, because most visitors answer on their first page. */
    content: serverRendered(bannerHtml(choicesView(settings, context)), context),
    /** Whether the page behind it is blocked. Never after an answer, even where the banner is always shown. */
    isLocked: !hasAnswered && (settings?.backgroundLocked ?? false),
  };
}

function choicesView(settings: Settings | null, context: RequestContext) {
  const { dealership, gpc, href, t } = context;
  const { cookieTier } = dealership;
  const { answers, isCustomizable } = bannerChoices(cookieTier, settings?.symmetricConsent ?? false);
  const categories = CONSENT_CATEGORIES.map((name) => {
    const signalled = gpc && isSoldOrShared(name) ? t('privacy.signalled') : null;
    return {
      name,
      label: t(`privacy.${name}`),
      text: t(`privacy.${name}Text`),
      /** Toggles start on (spec 5). */
      isOn: signalled === null,
      /** Why it cannot be changed, or null if it can. */
      fixed: name === 'essential' ? t('privacy.always') : signalled,
    };
  });
  return {
    heading: t('banner.heading'),
    text: t(isOpenTier(cookieTier) ? 'banner.textOpen' : 'banner.text'),
    /** What denying leaves on. */
    denial: answers.includes('deny') ? t('banner.denyText') : null,
    /** Shown if the visitor's browser sends Global Privacy Control. */
    signal: gpc ? t('banner.gpc') : null,
    answers: answers.map((name) => ({
      name,
      label: t(
        cookieTier <= 1 && name === 'acceptAll' && answers.length === 1 ? 'banner.accept' : `banner.${name}`,
      ),
    })),
    isCustomizable,
    categories,
    action: href(pathTo('privacy-choices')) ?? '/',
    policy: {
      label: t('privacy.cookiePolicy'),
      href: href(pathTo('legal-document', { kind: 'cookie-policy' })),
    },
    words: {
      customize: t('banner.customize'),
      preferences: t('privacy.categories'),
      save: t('privacy.save'),
      close: t('banner.close'),
    },
  };
}
