import type { Reader } from './reading.ts';
import { oneLine } from './text.ts';

/** The strongest separator that a list uses is the one that parts it: commas also stand inside of items. */
const SEPARATORS = ['|', '~', ';', '\n', ','];

/** Equipment: each item once, without the category that stands before an `@`. */
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
