import { z } from 'zod';
import { REVIEW_CATEGORIES } from '../../documents/review/review.ts';
import { heading, text } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const reviewStripFields = `${heading}, ${text}, "count": coalesce(count, 9), category` as const;

export const reviewStripBlock = block('reviewStrip', {
  heading: z.string().nullable(),
  text: z.string().nullable(),
  /** Number of reviews shown. */
  count: z.number().int().positive(),
  /** Reviews in this category come first. Null means no category is preferred. */
  category: z.enum(REVIEW_CATEGORIES).nullable(),
});
