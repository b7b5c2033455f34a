import type { CRITERIA } from '@rooftop/content/objects/criteria';
import type { Promotion } from '@rooftop/content/documents/promotion/promotion';
import { dateRun } from '@rooftop/tenancy/calendar';

type Criterion = (typeof CRITERIA)[number];

/** Context in which promotions are selected: the facts of a page, by subject. A missing subject matches nothing. */
export interface PromotionContext {
  readonly position: Promotion['position'];
  /** Only promotions with this tag. Null for all. */
  readonly tag: string | null;
  readonly facts: { readonly [subject in Criterion]?: readonly string[] };
  readonly now: Date;
  /** IANA time zone of the dates. */
  readonly timeZone: string;
  /** Called with the time at which the result may change. */
  readonly validUntil: (moment: Date) => void;
}

/** Current promotions for a position on a page. Their dates are inclusive (spec 3; decision 114). */
export function promotionsFor(
  promotions: readonly Promotion[],
  scene: PromotionContext,
): readonly Promotion[] {
  const { position, tag, facts, now, timeZone, validUntil } = scene;
  const matches = ({ criterias }: Promotion) =>
    criterias.every(({ subject, value }) => facts[subject]?.includes(value) ?? false);
  const fitting = promotions.filter(
    (one) => one.position === position && (tag === null || one.tags.includes(tag)) && matches(one),
  );
  return fitting.filter(({ startDate, endDate }) => {
    const { isRunning, changesAt } = dateRun({ start: startDate, end: endDate }, timeZone, now);
    if (changesAt !== null) validUntil(changesAt);
    return isRunning;
  });
}
