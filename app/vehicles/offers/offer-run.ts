import type { Offer } from '@rooftop/content/documents/offer/offer';
import { dateRun, lastDayOfMonth, type LocalDate, localDate } from '@rooftop/tenancy/calendar';

/** Whether an offer is available. A monthly one repeats and ends with each month (decision 114). */
type OfferRun =
  | {
      readonly kind: 'on';
      /** Null if it has no end date. */
      readonly lastDay: LocalDate | null;
      readonly changesAt: Date | null;
    }
  | { readonly kind: 'to-come'; readonly changesAt: Date }
  | { readonly kind: 'ended' };

/** @param timeZone of the dealership, which defines the days: IANA name */
export function offerRun(
  { startDate, endDate, recurring }: Pick<Offer, 'startDate' | 'endDate' | 'recurring'>,
  timeZone: string,
  now: Date,
): OfferRun {
  const whole = dateRun({ start: startDate, end: endDate }, timeZone, now);
  if (!whole.isRunning) {
    return whole.changesAt === null ? { kind: 'ended' } : { kind: 'to-come', changesAt: whole.changesAt };
  }
  const monthEnds = lastDayOfMonth(localDate(timeZone, now));
  const lastDay = recurring === 'monthly' && (endDate === null || monthEnds < endDate) ? monthEnds : endDate;
  const { changesAt } = dateRun({ start: null, end: lastDay }, timeZone, now);
  return { kind: 'on', lastDay: changesAt === null ? null : lastDay, changesAt };
}
