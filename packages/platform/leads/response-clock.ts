/** By when a lead is to be answered, and how long an answer took: both in opening hours. */
import type { LeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/lead-delivery';
import { ANSWER_MINUTES } from '@rooftop/content/documents/dealership/settings/settings-defaults';
import { DEFAULT_TIME_ZONE } from '@rooftop/content/time-zones';
import type { Form } from '@rooftop/forms/lead-forms';
import { kinds } from '@rooftop/leads/kinds/kinds';
import { addOpenMinutes, openMinutesBetween } from '@rooftop/tenancy/open-minutes';
import { openStatus, type Week } from '@rooftop/tenancy/opening-hours';

/** The parts of a dealership's settings that its clocks need. */
export type ClockSettings = Pick<LeadDelivery, 'answerMinutes' | 'timeZone' | 'hours' | 'stores'>;

/** The parts of a lead that decide whose hours count. */
export interface TimedLead {
  readonly form: Form;
  /** Null if it is for no store in particular. */
  readonly storeKey: string | null;
}

/** For a dealership whose settings cannot be read: plain minutes. */
export const NO_HOURS: ClockSettings = {
  answerMinutes: ANSWER_MINUTES,
  timeZone: DEFAULT_TIME_ZONE,
  hours: { sales: null, service: null },
  stores: [],
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A week of opening hours and where its clock is. */
export interface OpeningWeek {
  readonly week: Week;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * The opening hours of the lead's store, or else the dealership's own. For a lead without a store, also its first store's.
 * Null if none were entered.
 */
export function openingWeekFor(
  { timeZone, hours, stores }: ClockSettings,
  { form, storeKey }: TimedLead,
): OpeningWeek | null {
  const own = stores.filter(({ key }) => key === storeKey);
  for (const place of [...own, { timeZone, hours }, ...(own.length === 0 ? stores : [])]) {
    const { sales, service } = place.hours;
    const week = form === 'SERVICE' ? (service ?? sales) : (sales ?? service);
    if (week !== null) return { week, timeZone: place.timeZone };
  }
  return null;
}

/**
 * From when on a lead counts as late: after the answer time, or once the law's days are over.
 * @param from when it was accepted or released
 */
export function lateAt(settings: ClockSettings, lead: TimedLead, from: Date): Date {
  const { legalDays } = kinds[lead.form];
  if (legalDays !== undefined) return new Date(from.getTime() + legalDays * DAY);
  const { answerMinutes } = settings;
  const openingWeek = openingWeekFor(settings, lead);
  const end = openingWeek && addOpenMinutes(openingWeek.week, openingWeek.timeZone, from, answerMinutes);
  return end ?? new Date(from.getTime() + answerMinutes * MINUTE);
}

/** Returns whether the lead's store is open. Stores without opening hours count as open. */
export function isOpen(settings: ClockSettings, lead: TimedLead, at: Date): boolean {
  const openingWeek = openingWeekFor(settings, lead);
  return openingWeek === null || openStatus(openingWeek.week, openingWeek.timeZone, at).kind !== 'closed';
}

/**
 * What a release needs: when the lead is late, and whether its store is open. Staff's time begins with the release, the
 * law's with the request.
 */
export const clockFrom = (
  settings: ClockSettings,
  lead: TimedLead & { readonly acceptedAt: Date },
  from: Date,
) => ({
  lateAt: lateAt(settings, lead, kinds[lead.form].legalDays === undefined ? from : lead.acceptedAt),
  isOpen: isOpen(settings, lead, from),
});

/** Minutes that an answer took. Without hours, every minute counts. */
export function minutesTaken(settings: ClockSettings, lead: TimedLead, from: Date, to: Date): number {
  const openingWeek = openingWeekFor(settings, lead);
  if (openingWeek === null) return Math.max(0, Math.floor((to.getTime() - from.getTime()) / MINUTE));
  return openMinutesBetween(openingWeek.week, openingWeek.timeZone, from, to);
}
