import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import { contactOf, detailsOf } from './lead-content.ts';
import { businessContact, siteContact, year } from './fields.ts';
import { line } from '@rooftop/forms/form-fields';

/** Maximum cars, and maximum services, in one appointment. */
const MOST = 20;

function upTo<Shape extends z.core.$ZodLooseShape>(most: number, shape: Shape) {
  return z.array(z.object(shape, 'required'), 'required').check(z.maxLength(most, 'tooLong'));
}

const fields = z.object({
  ...siteContact,
  appointment_id: z.optional(line('required', 100)),
  start_datetime: z.iso.datetime({ offset: true, error: 'required' }),
  end_datetime: z.optional(z.iso.datetime({ offset: true, error: 'required' })),
  notes_general: z.optional(line('message', 5000)),
  vehicle_arr: upTo(MOST, { year, make: line('make', 100), model: line('model', 100) }),
  repair_order_lines: upTo(MOST, {
    op_code: z.optional(line('required', 100)),
    name: line('required'),
    notes_narrative: z.optional(line('message', 2000)),
  }),
  /** Name of the business, if a business brings the car. */
  name: z.optional(line('required')),
  ...businessContact,
});

/** SERVICE: a service appointment. Its cars become details, because they are neither bought nor sold. */
export const service: LeadKind<typeof fields> = {
  form: 'SERVICE',
  fields,
  toContent: (filled) => ({
    subject: 'Service appointment',
    contact: contactOf(filled),
    comments: filled.notes_general ?? null,
    details: [
      ...detailsOf({
        Appointment: filled.appointment_id,
        Start: filled.start_datetime,
        End: filled.end_datetime,
      }),
      ...filled.vehicle_arr.map(({ year, make, model }) => ({
        name: 'Vehicle',
        value: `${year} ${make} ${model}`,
      })),
      ...filled.repair_order_lines.map(({ op_code, name, notes_narrative }) => ({
        name: 'Service',
        value: [name, op_code && `(${op_code})`, notes_narrative && `– ${notes_narrative}`]
          .filter(Boolean)
          .join(' '),
      })),
      ...detailsOf({
        Business: filled.name,
        'Business contact': filled.contactName,
        'Business contact title': filled.contactTitle,
        'Business phone': filled.contactPhone,
        'Business email': filled.contactEmail,
      }),
    ],
    vehicles: [],
  }),
  goesToCrm: false,
  conversionUsd: 20,
  conversionName: 'Schedule',
};
