import { parseTypedDate, showDate } from '@rooftop/tenancy/typed/typed-date';
import { checkStored } from '@rooftop/tenancy/typed/typed-text';
import { showTime } from '@rooftop/tenancy/typed/typed-time';

/** A special day that may still be incomplete. */
export interface EnteredDay {
  /** `2026-11-26`, or what was typed and could not be read. */
  readonly date?: string;
  readonly name?: string;
  readonly closed?: boolean;
  readonly open?: string;
  readonly close?: string;
}

const IN_WORDS = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const timeInWords = (time: string | undefined): string => (time === undefined ? '?' : showTime(time));

/** Describes the hours of a day: `9:00 AM – 2:00 PM`. */
export const describeHours = ({ closed, open, close }: Omit<EnteredDay, 'date' | 'name'>): string =>
  closed === true ? 'Closed' : `${timeInWords(open)} – ${timeInWords(close)}`;

/** Describes a special day: `Thu, Nov 26, 2026 · Thanksgiving · Closed`. */
export function describeSpecialDay({ date = '', name, ...hours }: EnteredDay): string {
  const isDay = checkStored(date, { parse: parseTypedDate, show: showDate }) === true && date !== '';
  const day = isDay ? IN_WORDS.format(new Date(date)) : date || 'No day yet';
  return [day, name, describeHours(hours)].filter(Boolean).join(' · ');
}
