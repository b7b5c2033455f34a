import type { Article, ArticleCategory } from '@rooftop/content/documents/article';

/** Path of the articles, without the language. */
export const RESEARCH_PATH = '/car-research';
export const SEARCH_PATH = `${RESEARCH_PATH}/search`;
export const FEED_PATH = `${RESEARCH_PATH}/rss.xml`;

/** Canonical path of an article, without the language. */
export const articlePath = ({ slug }: Pick<Article, 'slug'>): string => `${RESEARCH_PATH}/${slug}`;

/** Parameters of an article search. */
export interface ArticleSearch {
  /** As typed by the visitor. */
  readonly query: string;
  /** Null means all categories. */
  readonly category: ArticleCategory | null;
  /** Starts at 1. */
  readonly page: number;
}

/** Path of an article search, without the language. */
export function articleSearchPath({ query, category, page }: Partial<ArticleSearch>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category) parameters.set('category', category);
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? SEARCH_PATH : `${SEARCH_PATH}?${parameters}`;
}
