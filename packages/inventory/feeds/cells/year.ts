import { NOTHING, type Reader, unreadable } from './reading.ts';

/** VINs of 17 characters exist since then (49 CFR 565). */
const FIRST_YEAR = 1981;
/** Years of models that are on sale before their year begins. */
const YEARS_AHEAD = 2;

/** Reads model years of four digits. 0 means unknown. */
export const readYear: Reader<number> = (text) => {
  const [, year] = /^(?:my\s?)?(\d{4})(?:\.0+)?$/i.exec(text) ?? [];
  if (/^0+$/.test(text)) return NOTHING;
  const latest = new Date().getUTCFullYear() + YEARS_AHEAD;
  const value = Number(year);
  return year !== undefined && value >= FIRST_YEAR && value <= latest
    ? { value }
    : unreadable(text, 'a model year');
};
