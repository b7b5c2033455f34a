import { z } from 'zod';
import { ADDRESS_IS_TAKEN } from '../address.ts';
import { bodyShape } from '../objects/body.ts';
import { imageShape } from '../objects/image.ts';

/** What articles are about; each is also the first part of an alias address (spec 2, /car-research). */
export const ARTICLE_CATEGORIES = [
  'car-advice-education',
  'staff-reviews',
  'faqs',
  'news',
  'community-outreach',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Ends of addresses below /car-research that the website has for itself: no article may be there. */
export const RESERVED_SLUGS: readonly string[] = ['search'];

/** An article of the dealership, or one that every dealership shares. */
export const articleShape = z.object({
  id: z.string(),
  /** the end of its address: `/car-research/<slug>`; of two with the same the dealership's own counts */
  slug: z
    .string()
    .min(1)
    .refine((slug) => !RESERVED_SLUGS.includes(slug), ADDRESS_IS_TAKEN),
  /** what it was before */
  formerSlugs: z.array(z.string()),
  title: z.string().min(1),
  /** one or two sentences: on cards, in search results */
  summary: z.string().nullable(),
  category: z.enum(ARTICLE_CATEGORIES),
  image: imageShape.nullable(),
  /** null: the dealership; `slug` of somebody who has a page on the team */
  author: z.object({ name: z.string().min(1), slug: z.string().nullable() }).nullable(),
  /** `YYYY-MM-DD` in the dealership's time zone; until then nobody sees it */
  publishedOn: z.iso.date(),
  /** when its text last changed in earnest; null: never since */
  updatedOn: z.iso.date().nullable(),
  body: bodyShape,
  /** slugs of articles to read next, as editors chose them */
  related: z.array(z.string()),
});
export type Article = z.infer<typeof articleShape>;
