import { type Reader, unreadable } from './reading.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = String.raw`(?:[T ]\d{1,2}:\d{2}.*)?`;

/** How exports of American systems write a day; the time behind it is ignored. */
const FORMS = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${TIME}`,
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:\d{6})?`,
  String.raw`(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d{2})${TIME}`,
  String.raw`(?<day>\d{1,2})[- ](?<name>[a-z]{3})[a-z]*[- ](?<year>\d{4})${TIME}`,
  String.raw`(?<name>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})${TIME}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** A day as `YYYY-MM-DD`. Month first where both could be meant. */
export const readDate: Reader<string> = (text) => {
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups;
    if (parts === undefined) continue;
    const { year = '', month, day = '', name = '' } = parts;
    const number = month ?? MONTHS.indexOf(name.toLowerCase()) + 1;
    const value = [year.length === 2 ? `20${year}` : year, number, day]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    const time = Date.parse(`${value}T00:00:00Z`);
    // 31 February becomes a day of March, and is none.
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(value)) return { value };
  }
  return unreadable(text, 'a date');
};
