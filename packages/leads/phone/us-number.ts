import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { toE164 } from '../phone-number.ts';

/** North American numbers (decided, 5). */
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
/** Lines that people have. Not: toll-free and 900 numbers, 500 and 700 services, pagers. */
const PERSONAL = new Set(['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE']);
/** The exchange of premium services, in every area code; the library does not know it. */
const PREMIUM_EXCHANGE = /^\+1\d{3}976/;

/**
 * A number of the 50 states or DC as E.164, however it was written. Returns null for numbers that cannot receive a code,
 * and for numbers that we would pay dearly to text: Canada, the Caribbean, US territories, premium and toll-free lines.
 */
export function usNumber(written: string): string | null {
  const digits = written.replace(/\D/g, '');
  const number = toE164(written) ?? (digits.length === 10 ? `+1${digits}` : `+${digits}`);
  if (!NORTH_AMERICAN.test(number) || PREMIUM_EXCHANGE.test(number)) return null;
  // The territories have country codes of their own: `PR`, `VI`, `GU`, `MP`, `AS`.
  const known = parsePhoneNumberFromString(number);
  return known?.country === 'US' && PERSONAL.has(known.getType() ?? '') ? number : null;
}
