import { z } from 'zod';
import { imageShape } from '../objects/image.ts';

export const REVIEW_PLATFORMS = ['google', 'facebook'] as const;
export const REVIEW_CATEGORIES = ['Finance', 'Buy', 'Service', 'Sale', 'Sell'] as const;

/** What a customer wrote elsewhere (spec 3, Review). */
export const reviewShape = z.object({
  id: z.string(),
  reviewerName: z.string().min(1),
  reviewerPhoto: imageShape.nullable(),
  platform: z.enum(REVIEW_PLATFORMS),
  text: z.string().min(1),
  /** 1 to 5 */
  stars: z.number().int().min(1).max(5),
  /** whether the reviewer's photo is shown */
  photo: z.boolean(),
  url: z.string().nullable(),
  categories: z.array(z.enum(REVIEW_CATEGORIES)),
});
export type Review = z.infer<typeof reviewShape>;
