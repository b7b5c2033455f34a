import type { TypedText } from './typed-text.ts';

/** Between the digits of a number: spaces, dashes, dots, slashes and parentheses. */
const SEPARATORS = /[\s().\-‐-–/]/g;
const EXTENSION = /(?:ext|x|#)\.?\s*\d+\s*$/i;
const EXAMPLE = 'such as (814) 555-0142';
/** How many digits stand together in a US number. */
const US_GROUPS = ['10', '3-3-4'];

/** Returns how many digits of a number stand together, without the country's 1: `3-3-4`. */
const groupsOf = (text: string, withCountry: boolean): string =>
  (text.match(/\d+/g) ?? [])
    .map((group, index) => group.length - (withCountry && index === 0 ? 1 : 0))
    .filter((length) => length > 0)
    .join('-');

/**
 * Reads the phone number of a US business as Americans type it: `(814) 555-0142`, `814.555.0142`, `+1 814 555 0142`.
 * The value is E.164. Shoppers' numbers are read by `packages/leads/phone-number.ts`, which knows every country.
 */
export function parseTypedPhone(text: string): TypedText {
  if (EXTENSION.test(text)) return { problem: 'Enter the number without an extension.' };
  const typed = text.replaceAll(SEPARATORS, '');
  if (!/^\+?\d*$/.test(typed)) return { problem: `Enter digits only, ${EXAMPLE}.` };
  if (typed.startsWith('+') && !typed.startsWith('+1'))
    return { problem: 'Enter a US number: it begins with +1, or with its area code.' };
  const digits = typed.replace(/^(?:\+1|1(?=\d{10}$))/, '');
  if (digits.length !== 10)
    return {
      problem: `A phone number has ten digits with its area code, ${EXAMPLE}. This one has ${digits.length}.`,
    };
  if (!US_GROUPS.includes(groupsOf(text, !/^\d{10}$/.test(typed))))
    return { problem: 'Write a US number in groups of three, three and four digits: (814) 555-0142.' };
  if (/^[01]/.test(digits))
    return { problem: 'An area code does not begin with 0 or 1. Check the first digits.' };
  if (/^\d{3}[01]/.test(digits))
    return { problem: 'The part after the area code does not begin with 0 or 1. Check the fourth digit.' };
  return { value: `+1${digits}` };
}

/** Shows a stored number: `(814) 555-0142`. Other text stays as it is. */
export const showPhone = (stored: string): string =>
  stored.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
