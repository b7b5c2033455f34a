import type { WantedTime } from '../lead.ts';

/** A day and a time as clocks at the dealership show them, in words: `Tue, Nov 24, 12:00 PM`. */
export function saySlot({ day, time }: WantedTime): string {
  const shown = new Date(`${day}T${time ?? '00:00'}Z`);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(time !== null && { hour: 'numeric', minute: '2-digit' }),
  })
    .format(shown)
    .replaceAll(/\s/g, ' ');
}
