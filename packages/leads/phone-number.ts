/** Normalizes phone numbers. Server only, because the library's data is too large for the browser. */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { LeadContent } from './lead.ts';

/**
 * Converts a number to E.164. Returns null if it is not a valid number, or if something such as an extension would be
 * lost.
 */
export function toE164(written: string): string | null {
  const number = parsePhoneNumberFromString(written, 'US');
  return number?.isPossible() && number.ext === undefined ? number.number : null;
}

/**
 * Converts a number for storage: E.164 if possible, so that one number is stored in one form, otherwise as entered.
 */
export const normalizePhone = (written: string): string => toE164(written) ?? written;

/** Converts a lead's number to E.164. An invalid number stays as entered. */
export function withE164(content: LeadContent): LeadContent {
  const { phone } = content.contact;
  if (phone === null) return content;
  return { ...content, contact: { ...content.contact, phone: normalizePhone(phone) } };
}
