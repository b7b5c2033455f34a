import { type Reader, unreadable } from './reading.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME = String.raw`(?:[T ]\d{1,2}:\d{2}.*)?`;

/** Ways in which US systems write a date. A time after it is ignored. */
const FORMS = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${TIME}`,
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:\d{6})?`,
  String.raw`(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d{2})${TIME}`,
  String.raw`(?<day>\d{1,2})[- ](?<name>[a-z]{3})[a-z]*[- ](?<year>\d{4})${TIME}`,
  String.raw`(?<name>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})${TIME}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** Parses a date to `YYYY-MM-DD`. Where both orders are possible, the month comes first. */
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
    // `Date.parse` turns February 31 into a day in March, so the result is compared with the input.
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(value)) return { value };
  }
  return unreadable(text, 'a date');
};
