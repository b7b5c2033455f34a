import { NOTHING, type Reader, unreadable } from './reading.ts';

const AMOUNT = /^(?:usd)?\s*\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2})0*)?\s*(?:usd)?$/i;
const ON_CALL = /^(?:please )?(?:call|contact|ask|inquire|request|see dealer|tba)\b/i;
/** No car costs more, so a larger number is a mistake. */
const MOST_CENTS = 10_000_000_00;

/**
 * Parses dollars as exports write them to cents: `$12,995.00` is 1299500. Zero and "Call for price" mean no price.
 */
export const readMoney: Reader<number> = (text) => {
  if (ON_CALL.test(text)) return NOTHING;
  const [, dollars, fraction = ''] = AMOUNT.exec(text) ?? [];
  if (dollars === undefined) return unreadable(text, 'a price');
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > MOST_CENTS) return unreadable(text, 'a plausible price');
  return { value: cents === 0 ? null : cents };
};
