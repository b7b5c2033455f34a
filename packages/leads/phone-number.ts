/** Reads phone numbers as people type them. Server only, because the library's data is too large for the browser. */
import { findPhoneNumbersInText, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js';
import type { LeadContent } from './lead.ts';

/** A number that can be called. */
export interface DialedNumber {
  /** E.164: `+18145550142`. */
  readonly number: string;
  /** Digits to press after the call was answered. */
  readonly extension: string | null;
}

/** Where a second number begins: `814-555-0142, 814-555-0199`. Fewer digits after a comma are an extension. */
const BETWEEN_NUMBERS = /[,;/|](?=(?:\D*\d){7})/;
/** Area codes and exchanges of North America don't begin with 0 or 1. */
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/** Lists the numbers in what a person typed, in order: `(814) 555-0142 home, 814-555-0199 ext. 3`. */
export function numbersIn(written: string): readonly DialedNumber[] {
  const whole = parsePhoneNumberFromString(written, 'US');
  const found =
    whole !== undefined && !BETWEEN_NUMBERS.test(written)
      ? [whole]
      : written
          .split(BETWEEN_NUMBERS)
          .flatMap((part) => findPhoneNumbersInText(part, 'US').map(({ number }) => number));
  return found
    .filter(canBeCalled)
    .map(({ number, ext }) => ({ number, extension: ext === undefined || ext === '' ? null : ext }));
}

const canBeCalled = (number: PhoneNumber): boolean =>
  number.isPossible() && (number.countryCallingCode !== '1' || NORTH_AMERICAN.test(number.number));

/** URL that calls a number, and then its extension after a pause, which every phone understands. */
export const callHref = ({ number, extension }: DialedNumber): string =>
  `tel:${number}${extension === null ? '' : `,${extension}`}`;

/** URL that writes a text message. Null for an extension, which gets none. */
export const textHref = ({ number, extension }: DialedNumber): string | null =>
  extension === null ? `sms:${number}` : null;

/**
 * Converts a number to E.164. Returns null if it is not a valid number, or if something such as an extension would be
 * lost.
 */
export function toE164(written: string): string | null {
  if (parsePhoneNumberFromString(written, 'US') === undefined) return null;
  const [first, ...others] = numbersIn(written);
  return first === undefined || first.extension !== null || others.length > 0 ? null : first.number;
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
