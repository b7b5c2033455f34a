import { type Reader, unreadable } from './reading.ts';

const NUMBER = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?\s*(?:mi\.?|miles|mpg|doors?|dr|passengers?|seats)?$/i;

/** A reader of whole numbers within bounds. Cuts off fractions and ignores a unit after the number. */
export const wholeNumber =
  (wanted: string, least: number, most: number): Reader<number> =>
  (text) => {
    const digits = NUMBER.exec(text)?.[1];
    const value = Number(digits?.replaceAll(',', ''));
    return digits !== undefined && value >= least && value <= most ? { value } : unreadable(text, wanted);
  };

/** Like `wholeNumber`, but 0 means unknown, as in many exports. */
export const positiveNumber = (wanted: string, most: number): Reader<number> => {
  const read = wholeNumber(wanted, 0, most);
  return (text) => {
    const reading = read(text);
    return 'value' in reading && reading.value === 0 ? { value: null } : reading;
  };
};
