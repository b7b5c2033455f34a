import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import type { LeadContent, LeadDetail, WantedTime } from '../lead.ts';
import { contactOf } from './lead-content.ts';
import { businessContact, siteContact } from './fields.ts';
import { line } from '@rooftop/forms/form-fields';

/** Times of day that a visitor can wish for, if no times are offered. */
export const DAY_WISHES = ['any', 'morning', 'afternoon'] as const;

/** Fields of the last step of a service appointment: contact data, notes, and the business that brings the car. */
const shape = {
  ...siteContact,
  notes: z.optional(line('message', 5000)),
  /** Name of the business, if a business brings the car. */
  business: z.optional(line('required')),
  ...businessContact,
};

type Shared = z.output<z.ZodMiniObject<typeof shape>>;

/** A business has a name. */
const hasName = ({ business, contactName, contactTitle, contactPhone, contactEmail }: Shared): boolean =>
  business !== undefined ||
  [contactName, contactTitle, contactPhone, contactEmail].every((field) => field === undefined);
const NAMELESS = { error: 'required', path: ['business'] };

export const bookedFields = z
  .object({
    ...shape,
    /** The chosen time, in UTC. */
    start: z.iso.datetime({ error: 'time' }),
  })
  .check(z.refine(hasName, NAMELESS));

export const wishedFields = z
  .object({
    ...shape,
    /** In the store's time zone. */
    day: z.iso.date({ error: 'required' }),
    part: z.enum(DAY_WISHES, { error: 'required' }),
  })
  .check(z.refine(hasName, NAMELESS));

/** What is known of an appointment besides its last step. */
export interface AppointmentFacts<Fields> {
  readonly subject: string;
  /** All that was said, in words for staff. */
  readonly details: (filled: Fields) => readonly LeadDetail[];
  /** The same with the names of spec 3, for programs. */
  readonly payload: (filled: Fields) => NonNullable<LeadContent['payload']>;
  readonly wanted: (filled: Fields) => WantedTime;
}

const SERVICE = {
  form: 'SERVICE',
  goesToCrm: false,
  conversionUsd: 20,
  conversionName: 'Schedule',
} as const;

function contentOf<Fields extends Shared>(
  filled: Fields,
  { subject, details, payload, wanted }: AppointmentFacts<Fields>,
): LeadContent {
  return {
    subject,
    contact: contactOf(filled),
    comments: filled.notes ?? null,
    details: [...details(filled)],
    vehicles: [],
    payload: payload(filled),
    wanted: wanted(filled),
  };
}

/** SERVICE with a time that is booked. */
export const bookedService = (
  facts: AppointmentFacts<z.output<typeof bookedFields>>,
): LeadKind<typeof bookedFields> => ({
  ...SERVICE,
  fields: bookedFields,
  toContent: (filled) => contentOf(filled, facts),
});

/** SERVICE with a day that suits the visitor. Nothing is booked. */
export const wishedService = (
  facts: AppointmentFacts<z.output<typeof wishedFields>>,
): LeadKind<typeof wishedFields> => ({
  ...SERVICE,
  fields: wishedFields,
  toContent: (filled) => contentOf(filled, facts),
});
