/** A special day that may still be incomplete. */
export interface EnteredDay {
  /** `YYYY-MM-DD`. */
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

/** Describes a special day: `Thu, Nov 26, 2026 · Thanksgiving · Closed`. */
export function describeSpecialDay({ date = '', name, closed, open, close }: EnteredDay): string {
  const day = Number.isNaN(Date.parse(date)) ? 'No day yet' : IN_WORDS.format(new Date(date));
  const hours = closed === true ? 'Closed' : `${open ?? '?'} – ${close ?? '?'}`;
  return [day, name, hours].filter(Boolean).join(' · ');
}
