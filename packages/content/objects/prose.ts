import { z } from 'zod';

/** Rich text of one language, as Portable Text: what it holds is checked where it is rendered. */
export const proseShape = z.array(z.looseObject({ _type: z.string(), _key: z.string() }));
export type ProseBlocks = z.infer<typeof proseShape>;
