import type { TypedText } from './typed-text.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{1,4}))?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const WORDS = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{1,4}))?$/i;
const HELP = 'Enter a date such as 12/24/2026.';

interface Parts {
  readonly year: string | undefined;
  readonly month: number;
  readonly day: number;
}

function partsOf(typed: string): Parts | null {
  const iso = ISO.exec(typed);
  if (iso !== null) return { year: iso[1], month: Number(iso[2]), day: Number(iso[3]) };
  const numbers = NUMBERS.exec(typed);
  if (numbers !== null) return { year: numbers[3], month: Number(numbers[1]), day: Number(numbers[2]) };
  const [, name = '', day, year] = WORDS.exec(typed) ?? [];
  const month = MONTHS.findIndex((one) => name !== '' && one.toLowerCase().startsWith(name.toLowerCase()));
  return month === -1 ? null : { year, month: month + 1, day: Number(day) };
}

/**
 * Reads a date as Americans type it: `12/24/2026`, `Dec 24, 2026`, or `2026-12-24`. The value is `2026-12-24`. Years have
 * four digits, because `12/24/20` is also the beginning of `12/24/2026`.
 */
export function parseTypedDate(text: string): TypedText {
  const parts = partsOf(text.trim());
  if (parts === null) return { problem: HELP };
  const { year, month, day } = parts;
  const name = MONTHS[month - 1];
  if (name === undefined)
    return { problem: `There is no month ${month}. Write the month first: 12/24/2026.` };
  if (year === undefined) return { problem: `Add the year, such as ${month}/${day}/2026.` };
  if (year.length !== 4)
    return { problem: `Write all four digits of the year, such as ${month}/${day}/2026.` };
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
  return exists ? { value: date } : { problem: `${name} ${year} has no day ${day}.` };
}

/** Shows a stored date: `12/24/2026`. Other text stays as it is. */
export const showDate = (stored: string): string =>
  stored.replace(
    /^(\d{4})-(\d{2})-(\d{2})$/,
    (_, year, month, day) => `${Number(month)}/${Number(day)}/${year}`,
  );
