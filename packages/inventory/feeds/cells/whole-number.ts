import { NOTHING, type Reader, unreadable } from './reading.ts';

/** A number in American notation. A fraction is cut off. */
const NUMBER = String.raw`(\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?`;

/** A reader of whole numbers within bounds, with an optional unit after the number. */
export const wholeNumberReader = (
  wanted: string,
  least: number,
  most: number,
  unit: string,
): Reader<number> => {
  const pattern = new RegExp(String.raw`^${NUMBER}\s*(?:${unit})?$`, 'i');
  return (text) => {
    const digits = pattern.exec(text)?.[1];
    const value = Number(digits?.replaceAll(',', ''));
    return digits !== undefined && value >= least && value <= most ? { value } : unreadable(text, wanted);
  };
};

/** Like `wholeNumberReader`, but 0 means unknown, as in many exports. */
export const positiveNumberReader = (wanted: string, most: number, unit: string): Reader<number> => {
  const read = wholeNumberReader(wanted, 0, most, unit);
  return (text) => {
    const reading = read(text);
    return 'value' in reading && reading.value === 0 ? NOTHING : reading;
  };
};
