/** Types with one field per language, named after the language. */
const LOCALISED: readonly unknown[] = ['localeString', 'localeText', 'localeBlock', 'localeBody'];

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns whether a text or a list of paragraphs is not empty. */
const isWritten = (text: unknown): boolean =>
  typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0;

/**
 * Counts the texts of a document, at any depth, that are missing in this language but written in another.
 * @param languages the dealership's languages
 */
export function missingTexts(value: unknown, language: string, languages: readonly string[]): number {
  if (!isHolder(value)) return 0;
  if (!LOCALISED.includes(Reflect.get(value, '_type'))) {
    return Object.values(value)
      .map((part) => missingTexts(part, language, languages))
      .reduce((sum, count) => sum + count, 0);
  }
  const isMissing = (one: string) => !isWritten(Reflect.get(value, one));
  return isMissing(language) && !languages.every(isMissing) ? 1 : 0;
}
