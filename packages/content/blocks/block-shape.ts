import { z } from 'zod';
import { shownToShape } from './shown-to.groq.ts';

/** Shape of a block: its type, its key in the page, who sees it, and its own fields. */
export const block = <const Type extends string, const Fields extends z.core.$ZodLooseShape>(
  type: Type,
  fields: Fields,
) => z.object({ _type: z.literal(type), key: z.string(), shownTo: shownToShape, ...fields });
