/** Fields that several kinds of lead share, with the messages of spec 5. Maximum lengths stay within those of lead.ts. */
import * as z from 'zod/mini';
import { email, line, phone, writtenNumber } from '@rooftop/forms/form-fields';

/** A message in free text. */
export const message = line('message', 5000);

export const year = z.pipe(
  writtenNumber('year'),
  z.int({ error: 'year' }).check(z.minimum(1900, 'year'), z.maximum(2100, 'year')),
);
export const mileage = z.pipe(writtenNumber('mileage'), z.transform(Math.round));

/** The person to contact at a business that brings the car. */
export const businessContact = {
  contactName: z.optional(line('required')),
  contactTitle: z.optional(line('required')),
  contactPhone: z.optional(phone),
  contactEmail: z.optional(email),
};

/** Contact fields of the website's forms, all four required (decision 114). */
export const siteContact = {
  firstName: line('firstName', 100),
  lastName: line('lastName', 100),
  email,
  phone,
};
