import { LANGUAGES, perLanguage } from '@rooftop/tenancy/languages';
import type { SlugSourceFn } from 'sanity';
import { z } from 'zod';

// The value of an object has `_type` beside its languages.
const localizedShape = z.object(perLanguage(() => z.string().optional()));

/** Source of a generated slug: a text field of the document, preferably in English. */
export const titleOf =
  (field: string): SlugSourceFn =>
  (document) => {
    const { data = {} } = localizedShape.safeParse(document[field]);
    return LANGUAGES.map((language) => data[language]).find((text) => text !== undefined) ?? '';
  };
