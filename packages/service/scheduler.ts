/**
 * The port behind which appointments are kept. `createDatabaseScheduler` keeps them in PostgreSQL, `createCrmScheduler`
 * in a dealership's CRM. A scheduler serves one department of one store.
 */
import type { JobDetails } from './service-appointment.ts';
import type { SlotDay, Span } from './slots.ts';

/** What appointments are for. */
export const APPOINTMENT_KINDS = ['service', 'testDrive', 'tradeIn'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/**
 * The kinds that share slots and their capacity with a kind, itself included: the same sales people drive with shoppers
 * and look at the cars that they bring in.
 */
export const kindsBeside = (kind: AppointmentKind): readonly AppointmentKind[] =>
  kind === 'service' ? ['service'] : ['testDrive', 'tradeIn'];

/** A scheduled appointment. It holds nothing about the shopper. */
export interface Appointment extends Span {
  readonly id: string;
  readonly status: 'booked' | 'cancelled';
  /** Rises by one with each change: SEQUENCE of the calendar file. */
  readonly sequence: number;
}

export interface BookingRequest {
  /** UUID that the caller makes once per form. Booking with the same id again returns the first appointment. */
  readonly id: string;
  readonly start: Date;
  readonly durationMinutes: number;
  readonly job: JobDetails;
  readonly now: Date;
}

export interface Reschedule {
  readonly id: string;
  readonly start: Date;
  /** Of the appointment that the shopper saw. It makes a repeated request harmless. */
  readonly sequence: number;
  readonly now: Date;
}

/** The scheduler did not respond, or not in a way that it understands. Nothing is known to be booked. */
export interface Unavailable {
  readonly kind: 'unavailable';
  /** For the log; without personal data. */
  readonly reason: string;
}

export type SlotsResult = { readonly kind: 'slots'; readonly days: readonly SlotDay[] } | Unavailable;

export type BookingResult =
  | { readonly kind: 'booked'; readonly appointment: Appointment }
  /** The time is not offered, or no longer. The shopper chooses another one. */
  | { readonly kind: 'taken' }
  /** The appointment has another time than the caller believes: this id booked another one, or it was rescheduled. */
  | { readonly kind: 'changed'; readonly appointment: Appointment }
  /** There is no such appointment, or it is cancelled. */
  | { readonly kind: 'gone' }
  | Unavailable;

export type CancelResult =
  /** Null: the CRM had no such appointment any more. */
  | { readonly kind: 'cancelled'; readonly appointment: Appointment | null }
  | { readonly kind: 'gone' }
  | Unavailable;

export interface Scheduler {
  listDays(durationMinutes: number, now: Date): Promise<SlotsResult>;
  find(id: string): Promise<BookingResult>;
  /** Idempotent by `id`. */
  book(request: BookingRequest): Promise<BookingResult>;
  /** Moves an appointment and keeps its duration. Idempotent by `sequence`. */
  reschedule(change: Reschedule): Promise<BookingResult>;
  /** Idempotent. */
  cancel(id: string): Promise<CancelResult>;
}
