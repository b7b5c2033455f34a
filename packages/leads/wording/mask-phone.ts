import { cleanLine } from './clean-text.ts';

/** A phone number as CRMs want it, 999-999-9999 (spec 5); one from elsewhere as it was written. */
export function maskPhone(phone: string | null): string | null {
  const digits = phone?.replaceAll(/[\s().-]/g, '') ?? '';
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area === undefined ? cleanLine(phone) : `${area}-${exchange}-${line}`;
}
