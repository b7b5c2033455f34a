import { z } from 'zod';

/** Shape of a block: its type, its key in the page, and its own fields. */
export const block = <const Type extends string, const Fields extends z.core.$ZodLooseShape>(
  type: Type,
  fields: Fields,
) => z.object({ _type: z.literal(type), key: z.string(), ...fields });
