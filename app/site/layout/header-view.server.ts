import type { Company } from '@rooftop/content/documents/dealership/company/company';
import type { Navigation } from '@rooftop/content/documents/navigation/navigation';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { RequestContext } from '#app/context.server.ts';
import { companyPhone } from '#app/stores/place-view.server.ts';
import { pictureView } from '#app/ui/media/picture-view.server.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { languageLinks } from './language-links.server.ts';
import { menuGroups } from './menu-view.server.ts';

const HEADER_WORDS = [
  'languages.label',
  'menu.close',
  'menu.label',
  'menu.open',
  'search.keywordLabel',
  'search.submit',
] as const;

/** Header of every page. */
export type HeaderView = ReturnType<typeof headerView>;

interface HeaderParts {
  readonly settings: Settings | null;
  readonly navigation: Navigation;
  readonly company: Company;
  /** Query string of the page, with its question mark. */
  readonly search: string;
}

export function headerView({ settings, navigation, company, search }: HeaderParts, context: RequestContext) {
  const { dealership, imageUrl, locale, t } = context;
  const { name } = dealership;
  const logo = headerLogo(dealership, settings);
  return {
    name,
    home: { href: context.href('/') ?? '/', label: t('layout.home', { name }) },
    logo: logo && pictureView(logo, imageUrl),
    menu: menuGroups(navigation.header, context),
    /** Action of the inventory search form, or null in themes whose header has none. */
    searchAction: dealership.theme.header === 'dark' ? context.href('/cars-for-sale') : null,
    /** Phone number of the chosen store, or else of the dealership. */
    phone: companyPhone(company, 'sales', context),
    /** Empty if the dealership has only one language. */
    languages: languageLinks({ ...context, languages: dealership.languages, locale, search }),
    words: wordsFor(t, HEADER_WORDS),
  };
}

/** The header's own logo if an editor chose one, or else the logo for its background. */
function headerLogo({ logo, theme }: RequestContext['dealership'], settings: Settings | null) {
  return logo ?? settings?.logos[theme.header === 'light' ? 'onLight' : 'onDark'] ?? null;
}
