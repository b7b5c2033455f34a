import { cleanLine } from './clean-text.ts';

/** Formats a US number as CRMs expect, 999-999-9999 (spec 5). Foreign numbers stay as entered. */
export function maskPhone(phone: string | null): string | null {
  const digits = phone?.replaceAll(/[\s().-]/g, '') ?? '';
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return area === undefined ? cleanLine(phone) : `${area}-${exchange}-${line}`;
}
