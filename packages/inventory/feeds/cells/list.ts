import { z } from 'zod';
import type { Reader } from './reading.ts';
import { oneLine, htmlToText } from './text.ts';

const LINE = /\n/;
/**
 * By precedence: the first one that a list contains separates its items, because items may contain those after it. A
 * comma within a number (`6,000 rpm`) and the backtick of "driver`s seat" separate nothing.
 */
const SEPARATORS = [/\|/, /~/, /\^/, /;/, LINE, /(?<!\d),|,(?!\d{3}(?!\d))/, /`(?!s\b)/];

const itemShape = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ name: z.string() }).transform(({ name }) => name),
]);
const jsonShape = z.array(itemShape);

/** The items of a JSON list. Returns null if it is none. */
function readJson(text: string): readonly string[] | null {
  if (!text.startsWith('[')) return null;
  try {
    return jsonShape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const HTML_LINE = /<(?:br|li|p|div|tr)\b/i;

function splitItems(text: string): readonly string[] {
  const plain = htmlToText(text).trim();
  const separators = HTML_LINE.test(text) ? [LINE, ...SEPARATORS] : SEPARATORS;
  const separator = separators.find((candidate) => candidate.test(plain));
  return separator === undefined ? [plain] : plain.split(separator);
}

/** `Safety@Airbags`: a category before an item. Not an email address, and not `295 hp @ 6,000 rpm`. */
const CATEGORY = /^\s*[A-Z](?:[^@]*[^@\s])?@(?=[^@\s][^@]*$)(?![\w-]+(?:\.[\w-]+)+\s*$)/;

/** Removes the categories of HomeNet's categorized options: from a list in which every item has one. */
const withoutCategories = (items: readonly string[]): readonly string[] =>
  items.every((item) => item.trim() === '' || CATEGORY.test(item))
    ? items.map((item) => item.replace(CATEGORY, ''))
    : items;

/** Parses equipment: text with separators, JSON or HTML. Removes duplicates, and categories. */
export const readList: Reader<readonly string[]> = (text) => {
  const items = new Map<string, string>();
  for (const part of withoutCategories(readJson(text) ?? splitItems(text))) {
    const item = oneLine(part);
    const key = item.toLowerCase();
    if (item !== '' && !items.has(key)) items.set(key, item);
  }
  return { value: [...items.values()] };
};
