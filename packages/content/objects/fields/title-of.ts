import type { SlugSourceFn } from 'sanity';
import { z } from 'zod';

const localizedShape = z.object({ en: z.string().optional(), es: z.string().optional() });

/** Source of a generated slug: a text field of the document, preferably in English. */
export const titleOf =
  (field: string): SlugSourceFn =>
  (document) => {
    const { en, es } = localizedShape.safeParse(document[field]).data ?? {};
    return en ?? es ?? '';
  };
