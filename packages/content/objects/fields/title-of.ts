import { LANGUAGES } from '@rooftop/tenancy/languages';
import type { SlugSourceFn } from 'sanity';
import { z } from 'zod';

const localizedShape = z.partialRecord(z.enum(LANGUAGES), z.string());

/** Source of a generated slug: a text field of the document, preferably in English. */
export const titleOf =
  (field: string): SlugSourceFn =>
  (document) => {
    const { data = {} } = localizedShape.safeParse(document[field]);
    return LANGUAGES.map((language) => data[language]).find((text) => text !== undefined) ?? '';
  };
