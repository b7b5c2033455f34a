import { z } from 'zod';
import { imageWithoutAltShape } from '../../objects/media/image.ts';

export const REVIEW_PLATFORMS = ['google', 'facebook'] as const;
export const REVIEW_CATEGORIES = ['Finance', 'Buy', 'Service', 'Sale', 'Sell'] as const;

/** A customer's review from a review platform (spec 3, Review). */
export const reviewShape = z.object({
  id: z.string(),
  reviewerName: z.string().min(1),
  reviewerPhoto: imageWithoutAltShape.nullable(),
  platform: z.enum(REVIEW_PLATFORMS),
  text: z.string().min(1),
  stars: z.literal([1, 2, 3, 4, 5]),
  /** Whether the reviewer's photo is shown. */
  photo: z.boolean(),
  url: z.string().nullable(),
  categories: z.array(z.enum(REVIEW_CATEGORIES)),
});
export type Review = z.infer<typeof reviewShape>;
