import type { ArticleCategory } from '@rooftop/content/documents/article/article';
import { pathTo } from '@rooftop/content/page-paths';

/** Parameters of an article search. */
export interface ArticleQuery {
  /** As typed by the visitor. */
  readonly query: string;
  /** Null means all categories. */
  readonly category: ArticleCategory | null;
  /** Starts at 1. */
  readonly page: number;
}

/** Path of an article search, without the language. */
export function articleSearchPath({ query, category, page }: Partial<ArticleQuery>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (category) parameters.set('category', category);
  if (page !== undefined && page > 1) parameters.set('page', String(page));
  const path = pathTo('car-research/search');
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
