import type { TypedText } from './typed-text.ts';

/** Between the digits of a number: spaces, dashes, dots, slashes and parentheses. */
const SEPARATORS = /[\s().\-‐-–/]/g;
const EXTENSION = /(?:ext|x|#)\.?\s*\d+\s*$/i;
const EXAMPLE = 'such as (814) 555-0142';

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
  if (/^[01]/.test(digits))
    return { problem: 'An area code does not begin with 0 or 1. Check the first digits.' };
  if (/^\d{3}[01]/.test(digits))
    return { problem: 'The part after the area code does not begin with 0 or 1. Check the fourth digit.' };
  return { value: `+1${digits}` };
}

/** Shows a stored number: `(814) 555-0142`. Other text stays as it is. */
export const showPhone = (stored: string): string =>
  stored.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
