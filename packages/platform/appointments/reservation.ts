import type { LeadAppointment } from '../leads/dealership-leads.ts';

/** What became of the time that a visitor wants. */
export type Reserved =
  /** They want no time. */
  | { readonly kind: 'none' }
  | { readonly kind: 'reserved'; readonly appointment: LeadAppointment }
  | {
      readonly kind: 'refused';
      /** Error codes by field, and about the form as a whole. */
      readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
      readonly formErrors?: readonly string[];
    };

/** A time that a lead promises. */
export interface Reservation<Value> {
  reserve(value: Value): Promise<Reserved>;
  /** Frees it again, because the lead could not be stored. */
  release(appointment: LeadAppointment): Promise<void>;
}
