import type { DayTime } from './day-times.ts';

const PARTS = ['morning', 'afternoon', 'evening'] as const;

/** Times by part of the day. Parts without times are left out. */
export const byDayPart = (times: readonly DayTime[]) =>
  PARTS.map((part) => ({ part, times: times.filter((time) => time.part === part) })).filter(
    (group) => group.times.length > 0,
  );
