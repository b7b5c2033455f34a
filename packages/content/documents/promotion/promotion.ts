import { z } from 'zod';
import { CRITERIA } from '../../objects/criteria.ts';
import { imageShape } from '../../objects/media/image.ts';

export const PROMOTION_POSITIONS = ['promotions-carousel', 'grid-item'] as const;

/** A promotion that runs for a limited time (spec 3, Promotion). */
export const promotionShape = z.object({
  id: z.string(),
  position: z.enum(PROMOTION_POSITIONS),
  /** The editors' own name for the kind, such as trade-in. */
  type: z.string().nullable(),
  tags: z.array(z.string()),
  url: z.string().nullable(),
  title: z.string().min(1),
  description: z.string().nullable(),
  img: imageShape.nullable(),
  additional: z.object({ category: z.string().nullable(), ctaText: z.string().nullable() }),
  /** All must match. An empty list means always shown. */
  criterias: z.array(z.object({ subject: z.enum(CRITERIA), value: z.string() })),
  /** `YYYY-MM-DD` in the dealership's time zone, both inclusive. Null means no limit. */
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
});
export type Promotion = z.infer<typeof promotionShape>;
