import { localDate } from '@rooftop/tenancy/calendar';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import { formatDate } from '@rooftop/platform/wording/format-time';
import { legalPages } from '../document/legal-pages.server.ts';
import { versionTimeline } from '../document/legal-versions.ts';

/** List of a dealership's legal documents. */
export type LegalIndexView = Awaited<ReturnType<typeof legalIndexView>>;

export async function legalIndexView(context: RequestContext) {
  const { dealership, href, locale, now, origin, t } = context;
  const today = localDate(dealership.timeZone, now);
  const pages = await legalPages(context);
  const crumbs: readonly Crumb[] = [
    { label: dealership.name, href: href('/') },
    { label: t('legal.heading'), href: null },
  ];
  return {
    crumbs,
    crumbsLabel: t('crumbs.label'),
    heading: t('legal.heading'),
    intro: t('legal.intro', { name: dealership.name }),
    pages: [
      ...pages.map(({ kind, title, versions }) => {
        const { current } = versionTimeline(versions, today);
        const note = current && t('legal.effective', { date: formatDate(current.effectiveFrom, locale) });
        return { label: title, href: href(pathTo('legal-document', { kind })) ?? '/', note: note ?? null };
      }),
      {
        label: t('legal.privacyChoices'),
        href: href(pathTo('privacy-choices')) ?? '/',
        note: t('legal.choicesNote'),
      },
    ],
    structured: {
      '@context': 'https://schema.org',
      ...breadcrumbList(crumbs, origin + (href(pathTo('legal')) ?? '')),
    },
  };
}
