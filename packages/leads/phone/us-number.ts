import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { toE164 } from '../phone-number.ts';

/** North American numbers (decision 114). */
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
/** Lines that people have. Excludes toll-free and 900 numbers, 500 and 700 services, and pagers. */
const PERSONAL = new Set(['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE']);
/** The exchange of premium services in every area code, which the library doesn't know. */
const PREMIUM_EXCHANGE = /^\+1\d{3}976/;

/**
 * Converts a number of the 50 states or DC to E.164. Returns null for numbers that cannot receive a code, or that are
 * expensive to text: Canada, the Caribbean, US territories, premium and toll-free lines.
 */
export function usNumber(written: string): string | null {
  const number = toE164(written);
  if (number === null || !NORTH_AMERICAN.test(number) || PREMIUM_EXCHANGE.test(number)) return null;
  // The territories have their own country codes: `PR`, `VI`, `GU`, `MP`, `AS`.
  const known = parsePhoneNumberFromString(number);
  return known?.country === 'US' && PERSONAL.has(known.getType() ?? '') ? number : null;
}
