import { z } from 'zod';
import { RESERVED_URL_MESSAGE } from '../../address.ts';
import { bodyShape } from '../../objects/texts/body.ts';
import { imageShape } from '../../objects/media/image.ts';
import { slugsBeside } from '../../page-paths.ts';

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
export const articleShape = z.object({
  id: z.string(),
  /**
   * Last segment of its path: `/car-research/<slug>`. If two articles have the same slug, the dealership's own wins.
   */
  slug: z
    .string()
    .min(1)
    .refine((slug) => !slugsBeside('car-research/article').includes(slug), RESERVED_URL_MESSAGE),
  /** Previous slugs. */
  formerSlugs: z.array(z.string()),
  title: z.string().min(1),
  /** One or two sentences for cards and search results. */
  summary: z.string().nullable(),
  category: z.enum(ARTICLE_CATEGORIES),
  image: imageShape.nullable(),
  /** Null means the dealership. `slug` is null if the author has no staff page. */
  author: z.object({ name: z.string().min(1), slug: z.string().nullable() }).nullable(),
  /** `YYYY-MM-DD` in the dealership's time zone. The article is hidden before that day. */
  publishedOn: z.iso.date(),
  /** When the text last changed substantially. Null if it never did. */
  updatedOn: z.iso.date().nullable(),
  body: bodyShape,
  /** Slugs of the articles that editors chose to read next. */
  related: z.array(z.string()),
});
export type Article = z.infer<typeof articleShape>;
