import { localDate } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '../../../context.server.ts';
import { formatDate } from '../../../stores/clock.server.ts';
import { breadcrumbList } from '../../../vehicles/breadcrumb-list.ts';
import type { Crumb } from '../../../vehicles/crumbs.tsx';
import { legalPages } from '../document/legal-pages.server.ts';
import { legalStanding } from '../document/legal-versions.ts';
import { LEGAL_PATH, legalPath, PRIVACY_CHOICES_PATH } from '../legal-paths.ts';

/** List of a dealership's legal documents. */
export interface LegalIndexView {
  readonly crumbs: readonly Crumb[];
  readonly crumbsLabel: string;
  readonly heading: string;
  readonly intro: string;
  readonly pages: readonly {
    readonly label: string;
    readonly href: string;
    /** Effective date or purpose of the document, or null if there is neither. */
    readonly note: string | null;
  }[];
  readonly structured: object;
}

export async function legalIndexView(context: RequestContext): Promise<LegalIndexView> {
  const { dealership, href, locale, now, origin, say } = context;
  const today = localDate(dealership.timeZone, now);
  const pages = await legalPages(context);
  const crumbs: readonly Crumb[] = [
    { label: dealership.name, href: href('/') },
    { label: say('legal.heading'), href: null },
  ];
  return {
    crumbs,
    crumbsLabel: say('crumbs.label'),
    heading: say('legal.heading'),
    intro: say('legal.intro', { name: dealership.name }),
    pages: [
      ...pages.map(({ kind, title, versions }) => {
        const { current } = legalStanding(versions, today);
        const note = current && say('legal.effective', { date: formatDate(current.effectiveFrom, locale) });
        return { label: title, href: href(legalPath(kind)) ?? '/', note: note ?? null };
      }),
      {
        label: say('legal.privacyChoices'),
        href: href(PRIVACY_CHOICES_PATH) ?? '/',
        note: say('legal.choicesNote'),
      },
    ],
    structured: {
      '@context': 'https://schema.org',
      ...breadcrumbList(crumbs, origin + (href(LEGAL_PATH) ?? '')),
    },
  };
}
