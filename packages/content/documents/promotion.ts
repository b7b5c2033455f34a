import { dateRun } from '@rooftop/tenancy/calendar';
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
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
});
export type Promotion = z.infer<typeof promotionShape>;

/** What is known where promotions are shown. What is left out matches no criterion. */
export interface Situation {
  /** the path without language: `/service` */
  readonly page?: string;
  /** the key of the chosen store */
  readonly store?: string;
  readonly language?: string;
  readonly condition?: string;
  readonly bodyStyle?: string;
  readonly make?: string;
}

const sameWord = (a: string | undefined, b: string): boolean => a?.toLowerCase() === b.trim().toLowerCase();

/**
 * The promotions to show: those of a position whose every criterion matches and whose dates include today, in order.
 * @param timeZone the dealership's: its days count
 * @returns changesAt: when the dates will make it another list; null: never
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
