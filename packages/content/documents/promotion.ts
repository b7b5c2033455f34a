import { z } from 'zod';
import { imageShape } from '../objects/image.ts';

export const PROMOTION_POSITIONS = ['promotions-carousel', 'grid-item'] as const;
/** What a promotion may be limited to. */
export const CRITERIA = ['page', 'store', 'language', 'condition', 'bodyStyle', 'make'] as const;

/** Something the dealership wants seen for a while (spec 3, Promotion). */
export const promotionShape = z.object({
  id: z.string(),
  position: z.enum(PROMOTION_POSITIONS),
  /** the editors' own word for the kind, such as trade-in */
  type: z.string().nullable(),
  tags: z.array(z.string()),
  name: z.string().min(1),
  url: z.string().nullable(),
  title: z.string().min(1),
  description: z.string().nullable(),
  img: imageShape.nullable(),
  additional: z.object({ category: z.string().nullable(), ctaText: z.string().nullable() }),
  /** all must match; none: always shown */
  criterias: z.array(z.object({ subject: z.enum(CRITERIA), value: z.string() })),
  /** `YYYY-MM-DD` in the dealership's time zone, both inclusive; null: open */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});
export type Promotion = z.infer<typeof promotionShape>;
