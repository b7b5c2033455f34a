/** Visits to a store's sales people, at the same times: test drives, and cars that shoppers bring in to sell. */
import type { Language } from '@rooftop/tenancy/languages';
import type { AppointmentKind } from '@rooftop/service/scheduler';
import { localDate } from '@rooftop/tenancy/calendar';
import { localMoment } from '@rooftop/tenancy/local-moment';
import type { DealershipAppointments } from './appointments.ts';
import { bookTime } from './book-time.ts';
import { clockTimes, type DayWithTimes } from './day-times.ts';
import { departmentAt, type DepartmentContext } from './departments.ts';
import type { Reserved } from './reservation.ts';

/** What a visit is for, and the store that it goes to. */
export interface SalesVisitPlace {
  readonly kind: Exclude<AppointmentKind, 'service'>;
  /** Empty for the dealership itself. */
  readonly storeKey: string;
}

/** The dealership that is visited, and when it is asked for a time. */
export interface VisitContext extends DepartmentContext {
  readonly appointments: Pick<DealershipAppointments, 'idOf' | 'scheduler'>;
  readonly now: Date;
}

interface WantedSalesVisit {
  /** On the store's calendar and clock. */
  readonly day: string;
  readonly time: string;
}

/** The day and time of an appointment, as a form would send them. */
export function dayAndTime(start: Date, timeZone: string): WantedSalesVisit {
  // Swedish times look like ISO 8601: `08:30`.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
  return { day: localDate(timeZone, start), time: clock.format(start) };
}

/** The days and free times for visits. Empty if there are none, or they are unknown. */
export async function listSalesVisitDays(
  { kind, storeKey }: SalesVisitPlace,
  context: VisitContext & { readonly locale: Language },
): Promise<readonly DayWithTimes[]> {
  const { appointments, locale, now } = context;
  const { place } = await departmentAt(kind, storeKey, context);
  if (place === null) return [];
  const listed = await (await appointments.scheduler(place)).listDays(place.rules.slotMinutes, now);
  return listed.kind === 'slots' ? clockTimes(listed.days, locale) : [];
}

const TAKEN = { kind: 'refused', fieldErrors: { time: ['time'] } } as const satisfies Reserved;
const UNAVAILABLE = {
  kind: 'refused',
  fieldErrors: {},
  formErrors: ['unavailable'],
} as const satisfies Reserved;
const NO_JOB = { notes: null, vehicles: [], operations: [], business: null };

/** Books a visit, or moves it if it was booked with the same ids. @param idOf as for `bookTime` */
export async function reserveSalesVisit(
  { kind, storeKey }: SalesVisitPlace,
  { day, time }: WantedSalesVisit,
  idOf: (attempt: number) => string,
  context: VisitContext,
): Promise<Reserved> {
  const { appointments, now } = context;
  const { place } = await departmentAt(kind, storeKey, context);
  if (place === null) return UNAVAILABLE;
  const { timeZone } = place.bookable;
  const start = localMoment(day, time, timeZone);
  if (start === null) return TAKEN;
  const durationMinutes = place.rules.slotMinutes;
  const scheduler = await appointments.scheduler(place);
  const booked = await bookTime(scheduler, { start, durationMinutes, job: NO_JOB, now }, idOf);
  if (booked.kind === 'taken') return TAKEN;
  if (booked.kind === 'unavailable') return UNAVAILABLE;
  const { id, start: begins, end, sequence } = booked.appointment;
  return {
    kind: 'reserved',
    appointment: { id, start: begins, end, kind, state: 'booked', sequence, timeZone, services: [] },
  };
}

/** Frees the time of a visit whose lead could not be stored. */
export async function releaseSalesVisit(
  { kind, storeKey }: SalesVisitPlace,
  id: string,
  context: VisitContext,
): Promise<void> {
  const { place } = await departmentAt(kind, storeKey, context);
  if (place !== null) await (await context.appointments.scheduler(place)).cancel(id);
}
