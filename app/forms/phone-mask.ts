const DIGIT = '9';

/** The country code that people write although the mask has none: `+1 `, `1-` (spec 5). */
const COUNTRY_CODE = /^\s*(?:\+\s*1|1(?=[\s.(-]))[\s.-]*/;

/**
 * A telephone number as a mask has it, as far as it is written: `(315) 55` of `31555`. What is no American number, or
 * holds more than the mask has room for, stays as it was written.
 * @param mask nines are digits, the rest stands as it is: `(999) 999-9999`
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
    // What follows the last digit is written with the next one: else it could not be deleted.
    if (next === digits.length) break;
    masked += sign === DIGIT ? digits[next++] : sign;
  }
  return masked;
}
