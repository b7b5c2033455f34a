import { LANGUAGES, perLanguage } from '@rooftop/tenancy/languages';
import type { SlugSourceFn } from 'sanity';
import { z } from 'zod';

// The value of an object has `_type` beside its languages.
const localizedShape = z.object(perLanguage(() => z.string().optional()));

/** A text field of the document, preferably in English. Empty if it has no text yet. */
export function textIn(document: Readonly<Record<string, unknown>>, field: string): string {
  const { data = {} } = localizedShape.safeParse(document[field]);
  return LANGUAGES.map((language) => data[language]).find((text) => text !== undefined) ?? '';
}

/** Source of a generated slug: a text field of the document, preferably in English. */
export const titleOf =
  (field: string): SlugSourceFn =>
  (document) =>
    textIn(document, field);
