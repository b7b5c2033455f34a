import { aboutCell, NOTHING, type Reader, type CellReading, unreadable } from './reading.ts';

/** What a price column says: an amount in cents, that shoppers have to ask, or that the car is sold. */
export type ReadPrice = number | 'call' | 'sold';

const AMOUNT =
  /^(?:usd|us)?\s*\$?\s*(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)?(?:\.(\d{0,2})0*)?\s*(?:usd|dollars?)?$/i;

/** What may follow an amount without changing it. Fees and taxes are stated by the price statement. */
const SUFFIX =
  /(?:[\s,;/(–-]*(?:or best(?: offer)?|o\.?b\.?o\.?|firm|asking|neg(?:otiable)?\.?|(?:\+|plus|and|&)?\s*(?:sales |applicable |dealer |doc(?:umentary|ument)? )*(?:tax(?:es)?|fees?|tt&?l|title|license|tags)))+[).!]*$/i;

const ON_CALL =
  /^(?:please |just )?(?:call|contact|ask|inquire|enquire|request|e-?mail|text|message|visit|see|check|get|make|best|offers?|tba|tbd|poa|p\.o\.a|n\/p|obo|o\.b\.o|negotiable|market|coming|pending|on hold|auction|not priced|unpriced|(?:no )?price(?: (?:up)?on .*)?$|(?:up)?on request)\b/i;

const SOLD = /^sold[!. ]*$/i;

/** A scrapyard pays more for any car. */
const LEAST_CENTS = 200_00;
/** No car costs more, so a larger number is a mistake. */
const MOST_CENTS = 10_000_000_00;
/** Numbers this long that run through the digits or repeat one stand for a missing price. */
const FILLER_DIGITS = 6;

/** Whether an amount is typed in place of a price: too little for any car, 999999 or 123456. @param cents above 0 */
export function isFillerAmount(cents: number): boolean {
  const digits = String(Math.floor(cents / 100));
  const isRun = '0123456789'.includes(digits) || '9876543210'.includes(digits);
  const isRepeated = new Set(digits).size === 1;
  return cents < LEAST_CENTS || (digits.length >= FILLER_DIGITS && (isRun || isRepeated));
}

/** The remark about an amount that no car costs. */
export const fillerAmount = (text: string): string => aboutCell(text, 'is no amount that a car costs');

function readAmount(text: string): CellReading<number> {
  const [whole, dollars = '', fraction = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || !/\d/.test(whole)) return unreadable(text, 'a price');
  const cents = Number(dollars.replaceAll(/[, ]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > MOST_CENTS) return unreadable(text, 'a plausible price');
  return { value: cents === 0 ? null : cents };
}

/**
 * Reads a price column: `$12,995.00` is 1299500. Zero means that it doesn't say. "Call for price", and an amount that
 * no car costs, mean that there is no price.
 */
export const readPrice: Reader<ReadPrice> = (text) => {
  if (SOLD.test(text)) return { value: 'sold' };
  if (ON_CALL.test(text)) return { value: 'call' };
  const hasFootnote = /\*+$/.test(text);
  const reading = readAmount(text.replace(/\s*\*+$/, '').replace(SUFFIX, ''));
  if ('problem' in reading) return unreadable(text, 'a price');
  if (reading.value === null) return NOTHING;
  if (isFillerAmount(reading.value)) return { value: 'call', remark: fillerAmount(text) };
  return hasFootnote
    ? { value: reading.value, remark: aboutCell(text, 'is shown without its footnote') }
    : reading;
};

/** Reads the other columns with amounts, such as list prices. Whatever isn't an amount that a car costs is left out. */
export const readMoney: Reader<number> = (text) => {
  const reading = readPrice(text);
  if ('problem' in reading) return reading;
  const value = typeof reading.value === 'number' ? reading.value : null;
  return reading.remark === undefined ? { value } : { value, remark: reading.remark };
};
