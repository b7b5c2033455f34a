import type { Article } from '@rooftop/content/documents/article/article';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { createTextIndex } from '#app/site/search/full-text.ts';
import { markFound, snippet } from '#app/site/search/marked-text.ts';
import { placedWordsOf } from '#app/site/search/words.ts';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import { articleIndex } from '#app/site/articles/article-text.server.ts';
import { publishedArticles } from '#app/site/articles/published-articles.server.ts';
import { helpLeadView } from './help-lead-view.server.ts';
import { answerPath } from './answer-path.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { type HelpSection, helpSections } from './help-sections.server.ts';

/** Number of frequent questions on the first page. */
const MOST_ASKED = 6;
/** Maximum number of answers in search results. */
const MOST_FOUND = 20;
/** Maximum number of articles below the answers. */
const MOST_ARTICLES = 3;
/** Longer queries are cut to this many characters. */
const LONGEST_QUERY = 200;

const NO_ARTICLES: readonly Article[] = [];

/** First page of the help center, or a search in it. */
export type HelpCenterView = Awaited<ReturnType<typeof helpCenterView>>;

/** Search query of the URL, or an empty string. */
export const requestedQuery = (request: Request): string =>
  (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY).toWellFormed();

export async function helpCenterView(query: string, context: RequestContext) {
  const { href, origin, t } = context;
  const sections = (await helpSections(context)).filter(({ questions }) => questions.length > 0);
  const lead = helpLeadView({ title: null, intro: t('help.intro'), query }, context);
  const found = query === '' ? null : await foundView(query, sections, context);
  const commonQuestions = found === null || found.answers.length === 0 ? mostAsked(sections, context) : [];
  return {
    lead,
    /** Results of a search. Null without a query. */
    found,
    sectionsHeading: t('help.sections'),
    sections: sections.map(({ slug, title, text, icon, questions }) => ({
      key: slug,
      title,
      text,
      icon,
      href: href(pathTo('help-category', { category: slug })) ?? '/',
      count: t(questions.length === 1 ? 'help.countOne' : 'help.countMany', { count: questions.length }),
    })),
    /** Frequent questions. Shown without a query or when nothing is found. */
    commonQuestions:
      commonQuestions.length === 0 ? null : { heading: t('help.mostAsked'), links: commonQuestions },
    structured: {
      '@context': 'https://schema.org',
      ...breadcrumbList(lead.crumbs, origin + (href(pathTo('help-center')) ?? '')),
    },
  };
}

/** First questions of each category in turn: editors put the most frequent questions first. */
function mostAsked(sections: readonly HelpSection[], { href }: Pick<RequestContext, 'href'>) {
  const longest = Math.max(0, ...sections.map(({ questions }) => questions.length));
  return Array.from({ length: longest }, (_, at) => at)
    .flatMap((at) =>
      sections.flatMap(({ slug, questions: { [at]: one } }) =>
        one === undefined ? [] : [{ label: one.question, href: href(answerPath(slug, one.id)) ?? '/' }],
      ),
    )
    .slice(0, MOST_ASKED);
}

async function foundView(query: string, sections: readonly HelpSection[], context: RequestContext) {
  const { href, locale, t } = context;
  const index = createTextIndex(
    sections.flatMap(({ slug, title: section, questions }) =>
      questions.map(({ id, question, text }) => ({
        title: question,
        headings: [section],
        text,
        section,
        href: href(answerPath(slug, id)) ?? '/',
      })),
    ),
    locale,
  );
  const hasWords = placedWordsOf(query).length > 0;
  const found = hasWords ? index.search(query).slice(0, MOST_FOUND) : [];
  return {
    heading: t(found.length === 0 ? 'help.nothing' : 'help.results', { query }),
    answers: found.map(({ document: { title, text, section, href: to }, foundBy }) => ({
      href: to,
      section,
      question: markFound(title, foundBy),
      snippet: snippet(text, foundBy),
    })),
    /** Articles on the same subject, or null if there are none. */
    articles: hasWords ? await articlesOn(query, context) : null,
  };
}

/** Articles that also answer the query. */
async function articlesOn(query: string, context: RequestContext) {
  const { content, href, locale, t } = context;
  const [articles, published] = await Promise.all([
    orFallback(content.articles(), NO_ARTICLES),
    orFallback(publishedArticles(context), NO_ARTICLES),
  ]);
  const links = articleIndex(articles, locale)
    .search(query)
    .filter(({ document: { article } }) => published.includes(article))
    .slice(0, MOST_ARTICLES)
    .map(({ document: { article } }) => ({
      label: article.title,
      href: href(pathTo('car-research/article', article)) ?? '',
    }));
  return links.length === 0 ? null : { heading: t('help.articles'), links };
}
