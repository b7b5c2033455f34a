import type { Company } from '@rooftop/content/documents/dealership/company/company';
import type { Navigation } from '@rooftop/content/documents/navigation/navigation';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import type { ContentLink } from '@rooftop/content/objects/links/link';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { safeHref } from '#app/http/safe-path.ts';
import { formatPhone } from '@rooftop/platform/wording/phone-mask';
import { placeOfCompany, placeView } from '#app/stores/place-view.server.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { menuGroups, menuLinks } from './menu-view.server.ts';

const FOOTER_WORDS = ['footer.links', 'footer.more', 'footer.social', 'stores.directions'] as const;

/** Footer of every page. */
export type FooterView = ReturnType<typeof footerView>;

interface FooterParts {
  readonly settings: Settings | null;
  readonly navigation: Navigation;
  readonly company: Company;
  readonly stores: readonly Store[];
}

export function footerView({ settings, navigation, company, stores }: FooterParts, context: RequestContext) {
  const { dealership, gpc, now, t } = context;
  return {
    name: dealership.name,
    tagline: settings?.tagline ?? null,
    /** The chosen store, or else the dealership. */
    company: placeView(placeOfCompany(company), context),
    groups: menuGroups(navigation.footer, context),
    /** Empty for a single store, which is the company itself. */
    stores: stores.length < 2 ? [] : stores.map((store) => storeLine(store, context)),
    social: company.social.flatMap(({ network, url }) => {
      const href = safeHref(url);
      return href === null ? [] : [{ name: t(`networks.${network}`), href }];
    }),
    line: menuLinks(withPrivacyChoices(navigation.footerLine, context), context),
    rights: t('footer.rights', { name: dealership.name, year: now.getUTCFullYear() }),
    /** Confirms on every page that Global Privacy Control is honored (11 CCR §7025(c)(6)). */
    signal: gpc ? t('footer.gpc') : null,
    words: wordsFor(t, FOOTER_WORDS),
  };
}

/** The law requires this link on every page, even if editors have left it out. */
function withPrivacyChoices(
  line: readonly ContentLink[],
  { t }: Pick<RequestContext, 't'>,
): readonly ContentLink[] {
  if (line.some(({ href }) => href === pathTo('privacy-choices'))) return line;
  return [...line, { label: t('legal.privacyChoices'), href: pathTo('privacy-choices') }];
}

function storeLine(
  { key, name, address, phones }: Store,
  { dealership, t }: Pick<RequestContext, 'dealership' | 't'>,
) {
  const number = formatPhone(phones.sales, dealership);
  return {
    key,
    name,
    place: `${address.city}, ${address.state}`,
    phone: { number, href: `tel:${phones.sales}`, spoken: t('phone.callStore', { store: name, number }) },
  };
}
