/** What the response clock of a lead shows. */
import type { ListedLead } from '@rooftop/leads/inbox/inbox-api';
import type { InboxSetup } from '@rooftop/leads/inbox/setup-api';
import { localDate } from '@rooftop/tenancy/calendar';
import { words } from '../wording/words.ts';
import { formatShortDate, formatDayAndTime } from '../wording/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A clock that runs longer than any weekend with holidays is the law's deadline for a privacy request. */
const MAX_OPENING = 21 * DAY;
const SOON_OF_DEADLINE = 10 * DAY;

/**
 * `calm`, then `soon` for the last half of the answer time, then `late`. `done` or `done-late` once answered; `off` if
 * no answer is needed.
 */
type ClockTone = 'calm' | 'soon' | 'late' | 'done' | 'done-late' | 'off';

type Clocked = Pick<ListedLead, 'clock' | 'status' | 'isHeld' | 'isTest'>;

const isOpen = ({ status, isHeld, isTest }: Clocked) =>
  !isHeld && !isTest && (status === 'new' || status === 'assigned');

/**
 * When a clock turns `soon`: half of the answer time before the lead is late, however long the store is closed before
 * that, or ten days before the law's deadline. If more than half has passed when the store closes, the clock stays `calm` until it is about to open again.
 * @param answerMinutes the dealership's current answer time, which may have changed since the lead came in
 */
const soonAt = (start: number, late: number, answerMinutes: number): number =>
  late - (late - start > MAX_OPENING ? SOON_OF_DEADLINE : Math.min(late - start, answerMinutes * MINUTE) / 2);

/**
 * @param now milliseconds since 1970
 * @param answerMinutes minutes of opening hours within which the dealership wants to answer
 */
export function clockTone(lead: Clocked, now: number, answerMinutes: number): ClockTone {
  const { startedAt, lateAt, answeredAt } = lead.clock;
  const [start, late] = [Date.parse(startedAt), Date.parse(lateAt)];
  if (answeredAt !== null) return Date.parse(answeredAt) > late ? 'done-late' : 'done';
  if (!isOpen(lead)) return 'off';
  if (now >= late) return 'late';
  return now >= soonAt(start, late, answerMinutes) ? 'soon' : 'calm';
}

/** `12 min`, `3 h`, `2 d`. */
function span(milliseconds: number): string {
  if (milliseconds < 2 * HOUR) return words.minutes(Math.floor(milliseconds / MINUTE));
  return milliseconds < 2 * DAY
    ? words.hours(Math.floor(milliseconds / HOUR))
    : words.days(Math.floor(milliseconds / DAY));
}

/**
 * `Answer within 8 min`, `Answer by Fri, 9:15 AM` if that is more than two hours away, as at night, `Answer by Nov 26` if it
 * is days away, or `Late by 12 min`.
 * Empty if the clock is off.
 * @param now milliseconds since 1970
 */
export function clockText(
  lead: Clocked,
  now: number,
  { timeZone, answerMinutes }: Pick<InboxSetup, 'timeZone' | 'answerMinutes'>,
): string {
  const { lateAt } = lead.clock;
  const left = Date.parse(lateAt) - now;
  const running =
    left >= 6 * DAY
      ? words.answerBy(formatShortDate(localDate(timeZone, new Date(lateAt)), timeZone))
      : left >= 2 * HOUR
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
  return texts[clockTone(lead, now, answerMinutes)];
}
