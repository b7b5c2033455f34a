import type { DriveTime } from './drive-days.server.ts';

const PARTS = ['morning', 'afternoon', 'evening'] as const;

/** Times by the part of the day, those without any left out. */
export const byDayPart = (times: readonly DriveTime[]) =>
  PARTS.map((part) => ({ part, times: times.filter((time) => time.part === part) })).filter(
    (group) => group.times.length > 0,
  );
