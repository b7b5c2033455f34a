/** What the response clock of a lead shows. */
import type { ListedLead } from '@rooftop/leads/inbox/inbox-api';
import { words } from '../wording/words.ts';
import { formatDayAndTime } from '../wording/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * `calm`, then `soon` from half of the time, then `late`. `done` or `done-late` once answered; `off` if nobody needs to
 * answer.
 */
export type ClockTone = 'calm' | 'soon' | 'late' | 'done' | 'done-late' | 'off';

type Clocked = Pick<ListedLead, 'clock' | 'status' | 'isHeld'>;

const isOpen = ({ status, isHeld }: Clocked) => !isHeld && (status === 'new' || status === 'assigned');

/** @param now milliseconds since 1970 */
export function clockTone(lead: Clocked, now: number): ClockTone {
  const { startedAt, lateAt, answeredAt } = lead.clock;
  const [start, late] = [Date.parse(startedAt), Date.parse(lateAt)];
  if (answeredAt !== null) return Date.parse(answeredAt) > late ? 'done-late' : 'done';
  if (!isOpen(lead)) return 'off';
  if (now >= late) return 'late';
  return now >= start + (late - start) / 2 ? 'soon' : 'calm';
}

/** `12 min`, `3 h`, `2 d`. */
function span(milliseconds: number): string {
  if (milliseconds < 2 * HOUR) return words.minutes(Math.floor(milliseconds / MINUTE));
  return milliseconds < 2 * DAY
    ? words.hours(Math.floor(milliseconds / HOUR))
    : words.days(Math.floor(milliseconds / DAY));
}

/**
 * `Answer within 8 min`, `Answer by Fri, 9:15 AM` if that is more than two hours away, as at night, or `Late by 12 min`.
 * Empty if the clock is off.
 * @param now milliseconds since 1970
 */
export function clockText(lead: Clocked, now: number, timeZone: string): string {
  const { lateAt } = lead.clock;
  const left = Date.parse(lateAt) - now;
  const running =
    left >= 2 * HOUR
      ? words.answerBy(formatDayAndTime(lateAt, timeZone))
      : words.answerWithin(words.minutes(Math.ceil(left / MINUTE)));
  const texts: Readonly<Record<ClockTone, string>> = {
    calm: running,
    soon: running,
    late: words.lateBy(span(-left)),
    done: words.answeredInTime,
    'done-late': words.answeredLate,
    off: '',
  };
  return texts[clockTone(lead, now)];
}
