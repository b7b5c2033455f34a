import type { CRITERIA, Promotion } from '@rooftop/content/documents/promotion';
import { localDate, startOfDay } from './local-day.ts';

type Criterion = (typeof CRITERIA)[number];

/** Where and by whom promotions are seen: what is true of a page, by subject. A subject that is absent matches nothing. */
export interface Scene {
  readonly position: Promotion['position'];
  readonly facts: { readonly [subject in Criterion]?: readonly string[] };
  readonly now: Date;
  /** IANA name, of the dates */
  readonly timeZone: string;
  /** told when the answer may be another */
  readonly trueUntil: (moment: Date) => void;
}

/** The promotions that are on today, at this place, for this page; their dates are inclusive (spec 3, decided 3). */
export function promotionsFor(promotions: readonly Promotion[], scene: Scene): readonly Promotion[] {
  const { position, facts, now, timeZone, trueUntil } = scene;
  const today = localDate(now, timeZone);
  const matches = ({ criterias }: Promotion) =>
    criterias.every(({ subject, value }) => facts[subject]?.includes(value) ?? false);
  const fitting = promotions.filter((one) => one.position === position && matches(one));
  return fitting.filter(({ startDate, endDate }) => {
    const isToCome = startDate !== null && startDate > today;
    const isOver = endDate !== null && endDate < today;
    if (isOver) return false;
    if (isToCome) trueUntil(startOfDay(startDate, timeZone));
    else if (endDate !== null) trueUntil(startOfDay(endDate, timeZone, 1));
    return !isToCome;
  });
}
