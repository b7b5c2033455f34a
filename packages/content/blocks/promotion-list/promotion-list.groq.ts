import { z } from 'zod';
import { PROMOTION_POSITIONS } from '../../documents/promotion/promotion.ts';
import { heading } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const promotionListFields = `${heading}, position, tag` as const;

export const promotionListBlock = block('promotionList', {
  heading: z.string().nullable(),
  position: z.enum(PROMOTION_POSITIONS),
  tag: z.string().nullable(),
});
