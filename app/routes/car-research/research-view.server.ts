import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import { articleCardView } from './article-card-view.server.ts';
import { publishedArticles } from '#app/site/articles/published-articles.server.ts';
import { researchCrumbs, researchLeadView } from './research-lead-view.server.ts';

/** Number of articles shown next to the first one. */
const MOST_NEWEST = 9;

/** Landing page of the articles. */
export type ResearchView = Awaited<ReturnType<typeof researchView>>;

export async function researchView(context: RequestContext) {
  const { t, href, origin } = context;
  const articles = await publishedArticles(context);
  const [first, ...others] = articles;
  const crumbs = researchCrumbs(null, context);
  const facts = {
    heading: t('research.heading'),
    intro: t('research.intro'),
    query: '',
    category: undefined,
    articles,
  };
  return {
    lead: researchLeadView(facts, crumbs, context),
    /** Links to the help center and to the RSS feed. */
    ways: [
      { label: t('help.heading'), href: href(pathTo('help-center')) ?? '' },
      { label: 'RSS', href: href(pathTo('car-research/rss.xml')) ?? '' },
    ],
    /** Newest article, or null if there are none. */
    first: first === undefined ? null : articleCardView(first, context, 'half'),
    newestLabel: t('research.newest'),
    /** Articles after the first one. */
    newest: others.slice(0, MOST_NEWEST).map((article) => articleCardView(article, context)),
    /** Link to all articles, or null if all are shown. */
    all:
      others.length > MOST_NEWEST
        ? {
            label: t('research.all', { count: articles.length }),
            href: href(pathTo('car-research/search')) ?? '',
          }
        : null,
    /** Shown when there are no articles. */
    empty:
      first === undefined
        ? { text: t('research.empty'), label: t('research.ask'), href: href('/contact-us') ?? '' }
        : null,
    structured: {
      '@context': 'https://schema.org',
      ...breadcrumbList(crumbs, origin + (href(pathTo('car-research')) ?? '')),
    },
  };
}
