import type { z } from 'zod';
import type { articleShape } from './article.groq.ts';

/** Topics of articles. Each is also the first segment of an alias URL (spec 2, /car-research). */
export const ARTICLE_CATEGORIES = [
  'car-advice-education',
  'staff-reviews',
  'faqs',
  'news',
  'community-outreach',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** First path segments under which every article is also available, whatever its category (spec 2). */
export const ARTICLE_ALIASES = [...ARTICLE_CATEGORIES, 'faqs-okd'] as const;

/** An article of the dealership, or one that all dealerships share. */
export type Article = z.infer<typeof articleShape>;
