/** Types that hold a text once per language, in a field of its name. */
const LOCALISED: readonly unknown[] = ['localeString', 'localeText', 'localeBlock', 'localeBody'];

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether something was written: letters, or paragraphs. */
const isWritten = (text: unknown): boolean =>
  typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0;

/**
 * How many texts of a document, however deep, are not written in this language although they are in another one of these.
 * @param languages those that the dealership speaks
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
