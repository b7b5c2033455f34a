const DIGIT = '9';

/** Shown in an empty phone field (spec 5, phone masks). */
export const PHONE_PLACEHOLDER = '+19999999999';

/** The mask of phone fields: the dealership's with the country code, `+1 (999) 999-9999` (spec 5, phone masks). */
export const inputMask = (general: string): string => `+1 ${general}`;

/** Country code that people type although the mask has none: `+1 `, `1-` (spec 5). */
const COUNTRY_CODE = /^\s*(?:\+\s*1|1(?=[\s.(-]))[\s.-]*/;

/**
 * Formats a complete or partial phone number: `31555` becomes `(315) 55`. Foreign numbers and numbers with more
 * digits than the mask stay as entered.
 * @param mask nines are digits, other characters are literal: `(999) 999-9999`
 */
export function maskPhone(written: string, mask: string): string {
  const national = written.replace(COUNTRY_CODE, '');
  if (/[^\d\s().-]/.test(national)) return written;
  const found = national.replaceAll(/\D/g, '');
  const room = mask.split(DIGIT).length - 1;
  const digits = found.length === room + 1 && found.startsWith('1') ? found.slice(1) : found;
  if (digits.length > room) return written;
  let masked = '';
  let next = 0;
  for (const sign of mask) {
    // Literals after the last digit are added with the next digit. Otherwise they could not be deleted.
    if (next === digits.length) break;
    masked += sign === DIGIT ? digits[next++] : sign;
  }
  return masked;
}

/**
 * Formats a US phone number as the dealership wants it: `(814) 555-0142`. Foreign numbers stay in E.164.
 * @param dealership whose `phoneMask` is the format (spec 5, phone masks: general)
 */
export const formatPhone = (e164: string, { phoneMask }: { readonly phoneMask: string }): string =>
  /^\+1\d{10}$/.test(e164) ? maskPhone(e164.slice(2), phoneMask) : e164;
