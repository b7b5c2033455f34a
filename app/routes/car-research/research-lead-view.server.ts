import type { Article } from '@rooftop/content/documents/article/article';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import { articleCategoryLinks, type ChosenCategory } from './category-choices.server.ts';

export type ResearchLeadView = ReturnType<typeof researchLeadView>;

interface LeadFacts extends ChosenCategory {
  readonly heading: string;
  readonly intro: string | null;
  /** Articles that are counted by category. */
  readonly articles: readonly Article[];
}

/**
 * Breadcrumbs to the articles, and from there to one of their pages.
 * @param rest Rest of the path, or null on the overview of articles itself.
 */
export function researchCrumbs(
  rest: string | null,
  { dealership, href, t }: Pick<RequestContext, 'dealership' | 'href' | 't'>,
): readonly Crumb[] {
  const home = { label: dealership.name, href: href('/') };
  const label = t('research.heading');
  return rest === null
    ? [home, { label, href: null }]
    : [home, { label, href: href(pathTo('car-research')) }, { label: rest, href: null }];
}

export function researchLeadView(
  { heading, intro, query, category, articles }: LeadFacts,
  crumbs: readonly Crumb[],
  context: Pick<RequestContext, 't' | 'href' | 'locale'>,
) {
  const { t, href } = context;
  return {
    crumbs,
    crumbsLabel: t('crumbs.label'),
    heading,
    intro,
    form: {
      action: href(pathTo('car-research/search')) ?? '',
      label: t('research.searchLabel'),
      button: t('research.searchButton'),
      query,
      ...(category && { kept: { category } }),
    },
    categories: articleCategoryLinks(articles, { query, category }, context),
  };
}
