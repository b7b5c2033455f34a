/** Telephone numbers in one form. For servers: what it knows of the world's numbers is too much for a page. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { LeadContent } from './lead.ts';

/** The number as E.164; null when it is none, or when something as an extension would be lost. */
export function toE164(written: string): string | null {
  const number = parsePhoneNumberFromString(written, 'US');
  return number?.isPossible() && number.ext === undefined ? number.number : null;
}

/** The number as it is kept: as E.164 where it can be, so that one number is not two; else as it was written. */
export const keptPhone = (written: string): string => toE164(written) ?? written;

/** A lead whose number can be dialled as it stands; a number that is none stays as it was written. */
export function withE164(content: LeadContent): LeadContent {
  const { phone } = content.contact;
  if (phone === null) return content;
  return { ...content, contact: { ...content.contact, phone: keptPhone(phone) } };
}
