import { type Article, ARTICLE_CATEGORIES } from '@rooftop/content/documents/article/article';
import type { RequestContext } from '#app/context.server.ts';
import type { FoundDocument } from '#app/site/search/full-text.ts';
import { markFound, snippet } from '#app/site/search/marked-text.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import { pageLinks } from '#app/ui/pagination/page-links.server.ts';
import { PAGES_WORDS } from '#app/ui/pagination/pages.tsx';
import { wordsFor } from '#app/locales/wording.server.ts';
import { articleCardView, categoryName } from '../article-card-view.server.ts';
import { articleIndex, type ArticleText } from '#app/site/articles/article-text.server.ts';
import { type ArticleQuery, articleSearchPath } from '../article-search.ts';
import { publishedArticles } from '#app/site/articles/published-articles.server.ts';
import { researchCrumbs, researchLeadView } from '../research-lead-view.server.ts';

/** Results per page. */
const A_PAGE = 10;
/** Number of other articles shown when nothing is found. */
const INSTEAD = 3;
/** Longer queries are cut to this many characters. */
const LONGEST_QUERY = 200;

/** A search result with its matching words marked. */
export type ResultView = ReturnType<typeof resultView>;

export type ArticleSearchView = Awaited<ReturnType<typeof articleSearchView>>;

/** Parses a search URL. Invalid parameters are ignored. */
export function parseArticleSearch(request: Request): ArticleQuery {
  const { searchParams } = new URL(request.url);
  const page = searchParams.get('page') ?? '';
  return {
    query: (searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY).toWellFormed(),
    category: ARTICLE_CATEGORIES.find((one) => one === searchParams.get('category')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Heading of a search: its words, or else its category. */
export function articleSearchHeading(
  { query, category }: ArticleQuery,
  context: Pick<RequestContext, 't'>,
): string {
  if (query !== '') return context.t('research.results', { query });
  return category === null ? context.t('research.everyArticle') : categoryName(category, context);
}

export async function articleSearchView(articleQuery: ArticleQuery, context: RequestContext) {
  const { content, t, href, locale, origin } = context;
  const { query, category } = articleQuery;
  const [articles, published] = await Promise.all([content.articles(), publishedArticles(context)]);
  const isPublished = new Set(published);
  const matching = articleIndex(articles, locale)
    .search(query)
    .filter(({ document: { article } }) => isPublished.has(article));
  const found = matching.filter(
    ({ document: { article } }) => category === null || article.category === category,
  );
  const pages = Math.max(1, Math.ceil(found.length / A_PAGE));
  const page = Math.min(articleQuery.page, pages);
  const address = (search: ArticleQuery) => href(articleSearchPath(search)) ?? '';
  const heading = articleSearchHeading(articleQuery, context);
  const crumbs = researchCrumbs(heading, context);
  const facts = {
    heading,
    intro: null,
    query,
    category,
    articles: matching.map(({ document: { article } }) => article),
  };
  return {
    lead: researchLeadView(facts, crumbs, context),
    /** Number of results as text. */
    count: formatCount(found.length, context),
    results: found.slice((page - 1) * A_PAGE, page * A_PAGE).map((one) => resultView(one, query, context)),
    pages: pageLinks({ query: articleQuery, result: { page, pages }, address }),
    words: wordsFor(t, PAGES_WORDS),
    /** Shown when there are no results. */
    empty: found.length > 0 ? null : emptyView(articleQuery, matching.length, published, context),
    structured: {
      '@context': 'https://schema.org',
      ...breadcrumbList(crumbs, origin + address({ ...articleQuery, page })),
    },
  };
}

const formatCount = (count: number, { t }: Pick<RequestContext, 't'>): string =>
  count === 1 ? t('research.countOne') : t('research.countMany', { count });

function resultView(
  { document: { article, text }, foundBy }: FoundDocument<ArticleText>,
  query: string,
  context: RequestContext,
) {
  const card = articleCardView(article, context, 'tile');
  const shown = query === '' && article.summary !== null ? article.summary : text;
  return { ...card, title: markFound(article.title, foundBy), snippet: snippet(shown, foundBy) };
}

/**
 * Shown when nothing is found: the same words in other categories, all articles, contact, and the newest articles.
 */
function emptyView(
  { query, category }: ArticleQuery,
  elsewhere: number,
  published: readonly Article[],
  context: RequestContext,
) {
  const { t, href } = context;
  const ways = [
    category !== null &&
      elsewhere > 0 && {
        label: t('research.inAll', { count: elsewhere }),
        href: articleSearchPath({ query }),
      },
    { label: t('research.everyArticle'), href: articleSearchPath({}) },
    { label: t('research.ask'), href: '/contact-us' },
  ].filter((way) => way !== false);
  return {
    heading: t('research.nothing'),
    text: t('research.nothingText'),
    ways: ways.map((way) => ({ label: way.label, href: href(way.href) ?? '' })),
    /** Articles shown instead of results. */
    newestLabel: t('research.newest'),
    newest: published.slice(0, INSTEAD).map((article) => articleCardView(article, context)),
  };
}
