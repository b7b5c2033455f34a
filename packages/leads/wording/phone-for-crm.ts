import { type DialedNumber, numbersIn, toE164 } from '../phone-number.ts';
import { cleanLine } from './clean-text.ts';

const US_NUMBER = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** Formats a US number as CRMs expect, 999-999-9999 (spec 5). What isn't exactly one stays as entered. */
export function phoneForCrm(phone: string | null): string | null {
  const number = phone === null ? null : toE164(phone);
  return number !== null && US_NUMBER.test(number)
    ? maskNumber({ number, extension: null })
    : cleanLine(phone);
}

/** Formats a number with its extension: `814-555-0142 x12`. Foreign numbers are in E.164. */
export const maskNumber = ({ number, extension }: DialedNumber): string =>
  `${number.replace(US_NUMBER, '$1-$2-$3')}${extension === null ? '' : ` x${extension}`}`;

/** The number to call first, as CRMs expect it. Text without a number stays as entered. */
export function firstNumber(phone: string | null): string | null {
  const [first] = numbersIn(phone ?? '');
  return first === undefined ? cleanLine(phone) : maskNumber(first);
}
