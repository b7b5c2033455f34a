import type { Reader } from './reading.ts';
import { oneLine } from './text.ts';

/** By precedence: the first one that a list contains separates its items, because items may contain commas. */
const SEPARATORS = ['|', '~', ';', '\n', ','];

/** Parses equipment: removes duplicates, and the category before an `@`. */
export const readList: Reader<readonly string[]> = (text) => {
  const separator = SEPARATORS.find((candidate) => text.includes(candidate)) ?? ',';
  const items = new Map<string, string>();
  for (const part of text.split(separator)) {
    const item = oneLine(part.slice(part.indexOf('@') + 1));
    const key = item.toLowerCase();
    if (item !== '' && !items.has(key)) items.set(key, item);
  }
  return { value: [...items.values()] };
};
