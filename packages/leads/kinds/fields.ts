/** Fields that several forms share, with the messages of spec 5. Maximum lengths stay within those of lead.ts. */
import { z } from 'zod';
import type { FieldMessage } from '../field-messages.ts';

/** Matches in linear time for any input, because labels end at dots and nothing else repeats. */
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
/** A valid phone number has more characters than this (spec 5). */
const PHONE_LONGER_THAN = 9;

/** Removes NUL, which only programs send and PostgreSQL rejects. */
const withoutNul = (text: string) => text.replaceAll('\0', '');

/** A text that is not empty after trimming (spec 5, non-empty text). */
export function line(missing: FieldMessage, longest = 300) {
  return z.string({ error: missing }).overwrite(withoutNul).trim().min(1, missing).max(longest, 'tooLong');
}

/** A message in free text. */
export const message = line('message', 5000);

export const email = line('required', 254).regex(EMAIL, 'email');

export const phone = line('required', 40).refine(
  (written) => written.length === 0 || written.length > PHONE_LONGER_THAN,
  'phone',
);

/** A number as people write it: `12,500`, `$12,500`, `12500 miles`. */
function written(wrong: FieldMessage) {
  return z
    .string({ error: wrong })
    .trim()
    .regex(/^\$?\d[\d,]{0,11}(?:\.\d{1,2})?(?: ?mi(?:les)?)?$/i, wrong)
    .transform((text) => Number.parseFloat(text.replaceAll(/[$,]/g, '')));
}

export const year = written('year').pipe(
  z.number().int('year').min(1900, { error: 'year' }).max(2100, { error: 'year' }),
);
export const mileage = written('mileage').transform(Math.round);
/** Parses dollars to integer cents. */
export const dollars = (wrong: FieldMessage) =>
  written(wrong).transform((amount) => Math.round(amount * 100));

/** Contact fields of the website's forms, all four required (decided, 5). */
export const siteContact = {
  firstName: line('firstName', 100),
  lastName: line('lastName', 100),
  email,
  phone,
};
export type SiteContact = z.output<z.ZodObject<typeof siteContact>>;

/** Contact fields for chats and programs, where either email or phone is enough (decided, 5). */
export const reachableContact = z
  .object({
    firstName: siteContact.firstName.optional(),
    lastName: siteContact.lastName.optional(),
    email: email.optional(),
    phone: phone.optional(),
  })
  .refine((contact) => contact.email !== undefined || contact.phone !== undefined, {
    error: 'required' satisfies FieldMessage,
    path: ['email'],
  });
