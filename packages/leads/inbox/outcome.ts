/** How a lead ended: the sale, or why it was lost. */
import { z } from 'zod';

/** What was sold. Each part is null if nobody said it. */
export const saleShape = z.object({
  /** `2021 Honda Civic`, as people write it. */
  car: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^\P{Cc}*$/u)
    .nullable(),
  priceCents: z.number().int().nonnegative().max(100_000_000).nullable(),
  day: z.iso.date().nullable(),
});
export type RecordedSale = z.infer<typeof saleShape>;

export const LOST_REASONS = [
  'boughtElsewhere',
  'price',
  'carGone',
  'noCredit',
  'noReply',
  'notBuying',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];
