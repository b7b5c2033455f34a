import type { LeadContact } from '../lead.ts';

/** Digits of a phone number in the United States, without the country code. */
const DIGITS = 10;

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-DIGITS);

/**
 * Returns whether a dealership ignores a sender: leads from them are stored and nobody is told.
 * @param ignored email addresses, domains as `@vendor.example`, and phone numbers
 */
export function isIgnored(
  { email, phone }: Pick<LeadContact, 'email' | 'phone'>,
  ignored: readonly string[],
): boolean {
  const address = email?.trim().toLowerCase() ?? '';
  const digits = digitsOf(phone ?? '');
  return ignored.some((written) => {
    const one = written.trim().toLowerCase();
    if (one.startsWith('@')) return address.endsWith(one);
    if (one.includes('@')) return address === one;
    return digits.length === DIGITS && digitsOf(one) === digits;
  });
}
