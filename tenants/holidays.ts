import type { SpecialDay } from '@rooftop/content/sanity.types.generated';
import { localDate } from '@rooftop/tenancy/calendar';
import { weekdayOf } from '@rooftop/tenancy/opening-hours';
import { nextHolidays } from '@rooftop/tenancy/us-holidays';
import type { KitOf } from './kit-document.ts';

/**
 * US holidays of the next twelve months, as a dealer would have entered them: closed, but open until two on Christmas
 * Eve.
 */
export const holidays: readonly KitOf<SpecialDay>[] = nextHolidays(
  localDate('America/New_York', new Date()),
).map(({ name, date }) =>
  name === 'Christmas Eve' && weekdayOf(date) !== 'sunday'
    ? { date, name, closed: false, open: '09:00', close: '14:00' }
    : { date, name, closed: true },
);
