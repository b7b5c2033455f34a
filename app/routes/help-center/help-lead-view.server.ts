import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';

/** Top of every page of the help center: breadcrumbs and a search form. */
export type HelpLeadView = ReturnType<typeof helpLeadView>;

interface LeadFacts {
  /** Null on the first page. */
  readonly title: string | null;
  readonly intro: string | null;
  readonly query?: string;
}

export function helpLeadView(
  { title, intro, query = '' }: LeadFacts,
  { dealership, href, t }: Pick<RequestContext, 'dealership' | 'href' | 't'>,
) {
  const home: Crumb = { label: dealership.name, href: href('/') };
  const center = t('help.heading');
  return {
    crumbs:
      title === null
        ? [home, { label: center, href: null }]
        : [home, { label: center, href: href(pathTo('help-center')) }, { label: title, href: null }],
    crumbsLabel: t('crumbs.label'),
    heading: title ?? center,
    intro,
    form: {
      action: href(pathTo('help-center')) ?? '/',
      label: t('help.searchLabel'),
      button: t('help.searchButton'),
      query,
    },
    /** Contact link for questions that are not answered here. */
    contact: {
      text: t('help.contactText'),
      label: t('help.contact'),
      href: href('/contact-us?topic=7') ?? '/',
      research: { label: t('research.heading'), href: href(pathTo('car-research')) ?? '/' },
    },
  };
}
