import { ARTICLE_CATEGORIES, type Article, type ArticleCategory } from '@rooftop/content/documents/article';

/** Where the articles are, without the language. */
export const RESEARCH_PATH = '/car-research';
export const SEARCH_PATH = `${RESEARCH_PATH}/search`;
export const FEED_PATH = `${RESEARCH_PATH}/rss.xml`;

/** First segments of addresses that every article answers at as well, whatever its category (spec 2). */
export const ARTICLE_ALIASES = [...ARTICLE_CATEGORIES, 'faqs-okd'] as const;

/** The address that an article goes by, without the language. */
export const articlePath = ({ slug }: Pick<Article, 'slug'>): string => `${RESEARCH_PATH}/${slug}`;

/** What a search asks for. */
export interface ArticleSearch {
  /** as it was typed */
  readonly query: string;
  /** null: all of them */
  readonly category: ArticleCategory | null;
  /** from 1 */
  readonly page: number;
}

/** The address of a search, without the language. */
export function articleSearchPath({ query, category, page }: Partial<ArticleSearch>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category) parameters.set('category', category);
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? SEARCH_PATH : `${SEARCH_PATH}?${parameters}`;
}
