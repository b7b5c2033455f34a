import { z } from 'zod';
import { blockShape } from '../blocks/block.ts';

/** What a dealership's home page says, in the language asked for. */
export const homePageShape = z.object({
  /** for search engines and shared links */
  title: z.string().nullable(),
  description: z.string().nullable(),
  blocks: z.array(blockShape),
});
export type HomePage = z.infer<typeof homePageShape>;
