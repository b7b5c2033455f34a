/** Fields that several forms share, with the messages of spec 5. Maximum lengths stay within those of lead.ts. */
import { z } from 'zod';
import { email, line, phone, writtenNumber } from '@rooftop/tenancy/form-fields';

export { dollars, email, line, phone } from '@rooftop/tenancy/form-fields';

/** A message in free text. */
export const message = line('message', 5000);

export const year = writtenNumber('year').pipe(
  z.number().int('year').min(1900, { error: 'year' }).max(2100, { error: 'year' }),
);
export const mileage = writtenNumber('mileage').transform(Math.round);

/** Contact fields of the website's forms, all four required (decided, 5). */
export const siteContact = {
  firstName: line('firstName', 100),
  lastName: line('lastName', 100),
  email,
  phone,
};
export type SiteContact = z.output<z.ZodObject<typeof siteContact>>;
