import { aboutCell, NOTHING, type Reader, unreadable } from './reading.ts';

/** A number in American notation. A fraction is cut off. */
const NUMBER = String.raw`(\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?`;

/** A reader of whole numbers within bounds, with an optional unit after the number. */
export const wholeNumber = (wanted: string, least: number, most: number, unit: string): Reader<number> => {
  const pattern = new RegExp(String.raw`^${NUMBER}\s*(?:${unit})?$`, 'i');
  return (text) => {
    const digits = pattern.exec(text)?.[1];
    const value = Number(digits?.replaceAll(',', ''));
    return digits !== undefined && value >= least && value <= most ? { value } : unreadable(text, wanted);
  };
};

/** Like `wholeNumber`, but 0 means unknown, as in many exports. */
export const positiveNumber = (wanted: string, most: number, unit: string): Reader<number> => {
  const read = wholeNumber(wanted, 0, most, unit);
  return (text) => {
    const reading = read(text);
    return 'value' in reading && reading.value === 0 ? NOTHING : reading;
  };
};

/** Words with which dealers say that nobody vouches for the mileage. */
const UNKNOWN_MILEAGE = /^(?:tmu|exempt|not actual|unknown|true (?:mileage|miles) unknown|n|mi|miles)\.?$/i;
/** Typed in place of a mileage. */
const FILLER_MILES = 999_999;
const readMiles = wholeNumber('a mileage', 0, 2_000_000, String.raw`(?:mi\.?|miles\.?)?\s*(?:actual)?`);

/**
 * Reads miles. A number that is only roughly right, or that may have a decimal point where others have a thousands
 * separator (`12.345`), isn't a mileage, and neither are kilometers.
 */
export const readMileage: Reader<number> = (text) => {
  if (UNKNOWN_MILEAGE.test(text)) return NOTHING;
  if (/^\d{1,3}\.\d{3}(?!\d)/.test(text))
    return { problem: aboutCell(text, 'may be thousands or a fraction') };
  const reading = readMiles(text);
  return 'value' in reading && reading.value === FILLER_MILES ? unreadable(text, 'a mileage') : reading;
};

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
