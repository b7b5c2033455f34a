import { aboutCell, type Reader, unreadable } from './reading.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const TIME = String.raw`(?:[T ]\d{1,2}:\d{2}.*)?`;
const NAME = String.raw`(?<name>[a-z]{3,9})`;

/**
 * Ways in which US systems write a date. A time after it is ignored. Dots put the day first elsewhere, and a short year
 * between dashes may be a day, so neither is read as an American date.
 */
const FORMS = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${TIME}`,
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:\d{6})?`,
  String.raw`(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4})${TIME}`,
  String.raw`(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{2})${TIME}`,
  String.raw`(?<day>\d{1,2})[- ]${NAME}[- ](?<year>\d{4})${TIME}`,
  String.raw`${NAME}\.? (?<day>\d{1,2}),? (?<year>\d{4})${TIME}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/** The number of a month by its name or an abbreviation of it, such as `sept`. 0 if there is none. */
const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;

/** Parses a date to `YYYY-MM-DD`. Where both orders are possible, the month comes first. */
export const readDate: Reader<string> = (text) => {
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups;
    if (parts === undefined) continue;
    const { year = '', month, day = '', name = '' } = parts;
    const number = month ?? monthOf(name);
    const value = [year.length === 2 ? `20${year}` : year, number, day]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    const time = Date.parse(`${value}T00:00:00Z`);
    // `Date.parse` turns February 31 into a day in March, so the result is compared with the input.
    if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(value)) return { value };
  }
  return unreadable(text, 'a date');
};

/** No car on a lot has been there since before. */
const EARLIEST = '2000-01-01';
/** It may already be tomorrow at the dealer's. */
const AHEAD_MS = 86_400_000;

/** Reads the date since which a car is in stock: a day that has been, and not one that stands for none. */
export const readStockDate: Reader<string> = (text) => {
  const reading = readDate(text);
  if (!('value' in reading) || reading.value === null) return reading;
  const latest = new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10);
  return reading.value >= EARLIEST && reading.value <= latest
    ? reading
    : { problem: aboutCell(text, 'is no date at which a car can have come in') };
};
