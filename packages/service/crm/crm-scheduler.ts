/** Appointments that a dealership's CRM keeps (spec 7). An implementation of the port in scheduler.ts. */
import { localDate } from '@rooftop/tenancy/calendar';
import type { z } from 'zod';
import type { BookingResult, CancelResult, Scheduler, Unavailable } from '../scheduler.ts';
import { serviceAppointment } from '../service-appointment.ts';
import type { Slot } from '../slots.ts';
import { appointmentResponse, slotsResponse } from './responses.ts';

/** Settings of the CRM for one store (spec 7). */
interface CrmSettings {
  /** https URL without a trailing slash. */
  readonly baseUrl: string;
  /** The store in the CRM, such as 44. */
  readonly businessId: number;
  /** User ids in the CRM. */
  readonly advisorId: number;
  readonly technicianId: number;
  /** Local times that are not offered: `11:30` and `16:30` in production. */
  readonly ignoredTimes: readonly string[];
  /** Number of calendar days offered. */
  readonly horizonDays: number;
  /** IANA name of the store's time zone. */
  readonly timeZone: string;
}

/**
 * An HTTP client as `createHttpClient` of packages/leads makes it: it limits time and size, retries requests without a
 * body once on the statuses of spec 7, and throws for every status but 2xx an error with that `status`.
 */
export type CallCrm = (
  request: { readonly url: string } & (
    | { readonly method: 'GET' | 'DELETE' }
    | { readonly method: 'POST' | 'PUT'; readonly json: unknown }
  ),
) => Promise<{ readonly text: string }>;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** What a call came to: its parsed response, or an unsuccessful status. */
type CrmAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'refused'; readonly status: number }
  | Unavailable;

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;

/** Parses a response. The body is never part of an error, because it may name people. */
function parse<Shape extends z.ZodType>(shape: Shape, text: string): CrmAnswer<z.output<Shape>> {
  try {
    const { data } = shape.safeParse(JSON.parse(text));
    if (data !== undefined) return { kind: 'answered', value: data };
  } catch {
    // Not JSON.
  }
  return { kind: 'unavailable', reason: 'the response is not as documented' };
}

const unavailable = (status: number): Unavailable => ({
  kind: 'unavailable',
  reason: `the CRM answered ${status}`,
});

/** 404 and 410: there is no such appointment. */
const isMissing = (status: number): boolean => status === 404 || status === 410;

/** URL of a store's business in its CRM. */
export const crmBusinessUrl = ({
  baseUrl,
  businessId,
}: Pick<CrmSettings, 'baseUrl' | 'businessId'>): string => `${baseUrl}/businesses/${businessId}`;

const appointmentUrl = (business: string, id: string): string =>
  `${business}/appointments/${encodeURIComponent(id)}`;

/** Cancels an appointment of a CRM. @param business as from `crmBusinessUrl` */
export async function cancelInCrm(call: CallCrm, business: string, id: string): Promise<CancelResult> {
  try {
    await call({ method: 'DELETE', url: appointmentUrl(business, id) });
  } catch (error) {
    const status = statusOf(error);
    if (status === null)
      return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
    if (!isMissing(status)) return unavailable(status);
  }
  return { kind: 'cancelled', appointment: null };
}

/** Creates the scheduler of a store whose service department is booked in a CRM. Its methods never throw. */
export function createCrmScheduler(call: CallCrm, settings: CrmSettings): Scheduler {
  const { advisorId, technicianId, ignoredTimes, horizonDays, timeZone } = settings;
  const root = crmBusinessUrl(settings);
  const people = { advisor_id: advisorId, technician_id: technicianId };
  // Swedish times look like ISO 8601: `08:30`.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });

  async function ask<Shape extends z.ZodType>(
    shape: Shape,
    request: Parameters<CallCrm>[0],
  ): Promise<CrmAnswer<z.output<Shape>>> {
    try {
      return parse(shape, (await call(request)).text);
    } catch (error) {
      const status = statusOf(error);
      if (status !== null) return { kind: 'refused', status };
      return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  async function askForAppointment(id: string, request: Parameters<CallCrm>[0]): Promise<BookingResult> {
    const answer = await ask(appointmentResponse, request);
    if (answer.kind === 'unavailable') return answer;
    if (answer.kind === 'refused') {
      if (answer.status === 409 && request.method !== 'GET') return { kind: 'taken' };
      return isMissing(answer.status) ? { kind: 'gone' } : unavailable(answer.status);
    }
    const appointment = answer.value;
    if (appointment.id !== id)
      return { kind: 'unavailable', reason: 'the response is about another appointment' };
    return appointment.status === 'booked' ? { kind: 'booked', appointment } : { kind: 'gone' };
  }

  const isIgnored = (start: Date): boolean => ignoredTimes.includes(clock.format(start));

  const find = (id: string) => askForAppointment(id, { method: 'GET', url: appointmentUrl(root, id) });

  return {
    find,

    async listDays(durationMinutes, now) {
      const query = new URLSearchParams({
        from: now.toISOString(),
        to: new Date(now.getTime() + horizonDays * DAY).toISOString(),
        duration: String(durationMinutes),
        advisor_id: String(advisorId),
        technician_id: String(technicianId),
      });
      const answer = await ask(slotsResponse, { method: 'GET', url: `${root}/slots?${query}` });
      if (answer.kind === 'unavailable') return answer;
      if (answer.kind === 'refused') return unavailable(answer.status);
      const starts = new Set(answer.value.slots.map(({ start_datetime }) => start_datetime.getTime()));
      const slots = [...starts]
        .filter((start) => start > now.getTime())
        .sort((a, b) => a - b)
        .map(
          (start): Slot => ({
            time: clock.format(start),
            start: new Date(start),
            end: new Date(start + durationMinutes * MINUTE),
          }),
        )
        .filter((slot) => !isIgnored(slot.start));
      const days = Map.groupBy(slots, ({ start }) => localDate(timeZone, start));
      return { kind: 'slots', days: [...days].map(([date, ofDay]) => ({ date, slots: ofDay })) };
    },

    async book({ id, start, durationMinutes, job }) {
      if (isIgnored(start)) return { kind: 'taken' };
      const end = new Date(start.getTime() + durationMinutes * MINUTE);
      const json = { ...serviceAppointment({ id, start, end }, job), ...people };
      const result = await askForAppointment(id, { method: 'POST', url: `${root}/appointments`, json });
      // The first request of a repeated one may have booked the time.
      const known = result.kind === 'booked' ? result : await find(id);
      if (known.kind !== 'booked') return result;
      const isSame = known.appointment.start.getTime() === start.getTime();
      return isSame ? known : { kind: 'changed', appointment: known.appointment };
    },

    async reschedule({ id, start, sequence }) {
      if (isIgnored(start)) return { kind: 'taken' };
      const found = await find(id);
      if (found.kind !== 'booked') return found;
      const { appointment } = found;
      if (appointment.start.getTime() === start.getTime()) return found;
      if (appointment.sequence !== sequence) return { kind: 'changed', appointment };
      const end = new Date(start.getTime() + (appointment.end.getTime() - appointment.start.getTime()));
      const json = {
        start_datetime: start.toISOString(),
        end_datetime: end.toISOString(),
        revision: sequence,
      };
      return askForAppointment(id, { method: 'PUT', url: appointmentUrl(root, id), json });
    },

    cancel: (id) => cancelInCrm(call, root, id),
  };
}
