import { aboutCell, NOTHING, type Reader, unreadable } from './reading.ts';
import { wholeNumberReader } from './whole-number.ts';

/** Words with which dealers say that nobody vouches for the mileage. */
const UNKNOWN_MILEAGE = /^(?:tmu|exempt|not actual|unknown|true (?:mileage|miles) unknown|n|mi|miles)\.?$/i;
/** Typed in place of a mileage. */
const FILLER_MILES = 999_999;
const readMiles = wholeNumberReader('a mileage', 0, 2_000_000, String.raw`(?:mi\.?|miles\.?)?\s*(?:actual)?`);

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
