import type { z } from 'zod';
import type { promotionShape } from './promotion.groq.ts';

export const PROMOTION_POSITIONS = ['promotions-carousel', 'grid-item'] as const;

/** A promotion that runs for a limited time (spec 3, Promotion). */
export type Promotion = z.infer<typeof promotionShape>;
