import { z } from 'zod';
import type { LeadKind } from '../kind.ts';
import { contactOf, detailsOf } from './content.ts';
import { email, line, phone, siteContact, year } from './fields.ts';

/** Maximum cars, and maximum services, in one appointment. */
const MOST = 20;

function upTo<Shape extends z.ZodRawShape>(most: number, shape: Shape) {
  return z.array(z.object(shape, 'required'), 'required').max(most, 'tooLong');
}

const fields = z.object({
  ...siteContact,
  appointment_id: line('required', 100).optional(),
  start_datetime: z.iso.datetime({ offset: true, error: 'required' }),
  end_datetime: z.iso.datetime({ offset: true, error: 'required' }).optional(),
  notes_general: line('message', 5000).optional(),
  vehicle_arr: upTo(MOST, { year, make: line('make', 100), model: line('model', 100) }),
  repair_order_lines: upTo(MOST, {
    op_code: line('required', 100).optional(),
    name: line('required'),
    notes_narrative: line('message', 2000).optional(),
  }),
  /** Name of the business, if a business brings the car. */
  name: line('required').optional(),
  contactName: line('required').optional(),
  contactTitle: line('required').optional(),
  contactPhone: phone.optional(),
  contactEmail: email.optional(),
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
