import type { z } from 'zod';
import type { reviewShape } from './review.groq.ts';

export const REVIEW_PLATFORMS = ['google', 'facebook'] as const;
export const REVIEW_CATEGORIES = ['Finance', 'Buy', 'Service', 'Sale', 'Sell'] as const;

/** A customer's review from a review platform (spec 3, Review). */
export type Review = z.infer<typeof reviewShape>;
