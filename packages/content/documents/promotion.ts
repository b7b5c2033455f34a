import { dateRun } from '@rooftop/tenancy/calendar';
import { z } from 'zod';
import { imageShape } from '../objects/image.ts';

export const PROMOTION_POSITIONS = ['promotions-carousel', 'grid-item'] as const;
/** Criteria that can limit where a promotion is shown. */
export const CRITERIA = ['page', 'store', 'language', 'condition', 'bodyStyle', 'make'] as const;

/** A promotion that runs for a limited time (spec 3, Promotion). */
export const promotionShape = z.object({
  id: z.string(),
  position: z.enum(PROMOTION_POSITIONS),
  /** The editors' own name for the kind, such as trade-in. */
  type: z.string().nullable(),
  tags: z.array(z.string()),
  name: z.string().min(1),
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

/** Where promotions are being shown. A missing field matches no criterion. */
export interface Situation {
  /** Path without language: `/service`. */
  readonly page?: string;
  /** Key of the selected store. */
  readonly store?: string;
  readonly language?: string;
  readonly condition?: string;
  readonly bodyStyle?: string;
  readonly make?: string;
}

const sameWord = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.trim().toLowerCase();

/**
 * Returns the promotions to show: those of a position whose criteria all match and whose dates include today, in
 * order.
 * @param timeZone the dealership's, for its local date
 * @returns `changesAt` is when the dates next change the list, or null if never
 */
export function promotionsFor(
  promotions: readonly Promotion[],
  position: Promotion['position'],
  situation: Situation,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): { readonly shown: readonly Promotion[]; readonly changesAt: Date | null } {
  const candidates = promotions
    .filter((one) => one.position === position)
    .filter(({ criterias }) => criterias.every(({ subject, value }) => sameWord(situation[subject], value)))
    .map((promotion) => {
      const span = { start: promotion.startDate, end: promotion.endDate };
      return { promotion, ...dateRun(span, timeZone, now) };
    });
  const changes = candidates.map(({ changesAt }) => changesAt).filter((date) => date !== null);
  return {
    shown: candidates.filter(({ isRunning }) => isRunning).map(({ promotion }) => promotion),
    changesAt: changes.length === 0 ? null : new Date(Math.min(...changes.map(Number))),
  };
}
