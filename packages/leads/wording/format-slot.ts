import type { WantedTime } from '../lead.ts';

/** Formats a day and time in the dealership's local time: `Tue, Nov 24, 12:00 PM`. */
export function formatSlot({ day, time }: WantedTime): string {
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
