import type { SlugSourceFn } from 'sanity';
import { z } from 'zod';

const localizedShape = z.object({ en: z.string().optional(), es: z.string().optional() });

/** What an address is generated from: a text of the document, in English where it has that. */
export const titleOf =
  (field: string): SlugSourceFn =>
  (document) => {
    const { en, es } = localizedShape.safeParse(document[field]).data ?? {};
    return en ?? es ?? '';
  };
