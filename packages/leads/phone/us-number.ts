import { toE164 } from '../phone-number.ts';

/** North American numbers that a code can be sent to (decided, 5). */
const US_NUMBER = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/** A number as E.164, however it was written; null: no code can be sent to it. */
export function usNumber(written: string): string | null {
  const digits = written.replace(/\D/g, '');
  const number = toE164(written) ?? (digits.length === 10 ? `+1${digits}` : `+${digits}`);
  return US_NUMBER.test(number) ? number : null;
}
