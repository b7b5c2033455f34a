/** One per time zone, because creating a formatter takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Local time in a zone, encoded as if it were UTC, in milliseconds since 1970. */
function wallClock(moment: number, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Date in a time zone: `2026-11-21`. */
export function localDate(moment: Date, timeZone: string): string {
  return new Date(wallClock(moment.getTime(), timeZone)).toISOString().slice(0, 10);
}

/**
 * Start of a day in a time zone.
 * @param date Formatted as `YYYY-MM-DD`.
 * @param later Number of days to add.
 */
export function startOfDay(date: string, timeZone: string, later = 0): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`) + later * 86_400_000;
  // The offset may change between UTC midnight and local midnight. The second step uses the offset of the right side.
  const near = midnight - (wallClock(midnight, timeZone) - midnight);
  return new Date(midnight - (wallClock(near, timeZone) - near));
}
