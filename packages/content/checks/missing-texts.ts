import { ENGLISH_NAME_OF_LANGUAGE, LANGUAGES } from '@rooftop/tenancy/languages';
import type { CheckedDocument, Finding } from './finding.ts';

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

/** Says how many texts of a document are missing in each of the dealership's languages. */
export const checkTranslations = (
  document: CheckedDocument,
  languages: readonly string[],
): readonly Finding[] =>
  LANGUAGES.filter((language) => languages.includes(language)).flatMap((language): readonly Finding[] => {
    const count = missingTexts(document, language, languages);
    const name = ENGLISH_NAME_OF_LANGUAGE[language];
    return count === 0
      ? []
      : [
          {
            kind: 'translation',
            name: 'Missing translation',
            level: 'warning',
            path: [],
            message: `${count === 1 ? 'One text is' : `${count} texts are`} missing in ${name}, so visitors who chose ${name} read another language there. Write ${count === 1 ? 'it' : 'them'} in the ${name} fields.`,
          },
        ];
  });
