import { z } from 'zod';
import { blockShape } from '../../blocks/block.ts';

/** A dealership's home page in the requested language. */
export const homePageShape = z.object({
  id: z.string(),
  /** For search engines and shared links. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  blocks: z.array(blockShape),
});
export type HomePage = z.infer<typeof homePageShape>;
