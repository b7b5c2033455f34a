/** Slots: the times at which an appointment can begin. Pure; used for service and for test drives. */
import { daysBetween, type LocalDate, localDate } from '@rooftop/tenancy/calendar';
import { localMoment } from '@rooftop/tenancy/local-moment';
import { openSlots } from '@rooftop/tenancy/open-slots';
import { hoursOn, type Week } from '@rooftop/tenancy/opening-hours';

/** A span of time in UTC, without its end. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** A time that can be booked. */
export interface Slot extends Span {
  /** When it begins on a 24-hour clock, in the store's time zone: `08:30`. */
  readonly time: string;
}

/** A day with at least one slot. */
export interface SlotDay {
  /** In the store's time zone. */
  readonly date: LocalDate;
  readonly slots: readonly Slot[];
}

/** Opening hours of a store's department, including special days. */
export interface BookableHours {
  readonly hours: Week;
  /** IANA name. */
  readonly timeZone: string;
}

/** Which slots a department offers. */
export interface DepartmentSlotRules {
  /** Minutes from one slot to the next. */
  readonly slotMinutes: number;
  /** Hours from now to the first slot. */
  readonly leadHours: number;
  /** Number of calendar days offered, today included. */
  readonly horizonDays: number;
  /** Number of appointments that may take place at the same time. */
  readonly capacity: number;
  /** Local times that are not offered, such as `11:30` and `16:30` (spec 7). */
  readonly ignoredTimes: readonly string[];
}

const MINUTE = 60_000;

/**
 * Whether one more appointment fits: at no moment of it are `capacity` others taking place. Appointments may differ in
 * length.
 */
export function hasRoom({ start, end }: Span, taken: readonly Span[], capacity: number): boolean {
  const overlapping = taken.filter((other) => other.start < end && other.end > start);
  // The number of appointments only rises when one starts.
  const moments = [start, ...overlapping.map((other) => other.start).filter((moment) => moment > start)];
  return moments.every(
    (moment) => overlapping.filter((other) => other.start <= moment && other.end > moment).length < capacity,
  );
}

/**
 * The days and slots on which a job can be done. It begins on a slot and ends by closing time. When clocks are set
 * forward, skipped times are left out; when they are set back, a repeated time is offered once. A day that closes at a
 * skipped time has no slots.
 * @param durationMinutes of the whole job
 * @param taken appointments that count against the capacity
 * @throws RangeError if the time zone is unknown or the duration isn't positive
 */
export function listSlotDays(
  { hours, timeZone }: BookableHours,
  rules: DepartmentSlotRules,
  durationMinutes: number,
  taken: readonly Span[],
  now: Date,
): readonly SlotDay[] {
  if (!(durationMinutes > 0)) throw new RangeError(`Not a duration: ${durationMinutes}`);
  const today = localDate(timeZone, now);
  const { slotMinutes, leadHours, horizonDays, capacity, ignoredTimes } = rules;
  return openSlots(hours, timeZone, now, { slotMinutes, leadHours, days: horizonDays })
    .filter(({ date }) => daysBetween(today, date) < horizonDays)
    .map(({ date, times }) => {
      const day = hoursOn(hours, date);
      const closes = day && localMoment(date, day.close, timeZone);
      const slots = times
        .filter((time) => !ignoredTimes.includes(time))
        .flatMap((time): Slot[] => {
          const start = localMoment(date, time, timeZone);
          if (start === null || closes === null) return [];
          const end = new Date(start.getTime() + durationMinutes * MINUTE);
          const slot = { time, start, end };
          return end <= closes && hasRoom(slot, taken, capacity) ? [slot] : [];
        });
      return { date, slots };
    })
    .filter(({ slots }) => slots.length > 0);
}

/**
 * Whether a job can begin at a time, other appointments aside. The lead time doesn't count, so that a slow visitor keeps
 * the slot they chose, and neither does a midnight that passed meanwhile.
 * @throws RangeError as listSlotDays does
 */
export function isOffered(
  bookable: BookableHours,
  rules: DepartmentSlotRules,
  { start, end }: Span,
  now: Date,
): boolean {
  const minutes = (end.getTime() - start.getTime()) / MINUTE;
  const lenient = { ...rules, leadHours: 0, horizonDays: rules.horizonDays + 1 };
  return listSlotDays(bookable, lenient, minutes, [], now).some(({ slots }) =>
    slots.some((slot) => slot.start.getTime() === start.getTime()),
  );
}
