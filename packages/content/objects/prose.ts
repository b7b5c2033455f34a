import { z } from 'zod';

const spanShape = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string(),
  /** strong, em, or the key of a link in markDefs */
  marks: z.array(z.string()).optional(),
});

const paragraphShape = z.object({
  _type: z.literal('block'),
  _key: z.string(),
  style: z.enum(['normal', 'h3', 'h4']).optional(),
  listItem: z.enum(['bullet', 'number']).optional(),
  /** depth of a list, from 1 */
  level: z.number().optional(),
  children: z.array(spanShape),
  markDefs: z.array(z.object({ _type: z.literal('link'), _key: z.string(), href: z.string() })).optional(),
});

/** Rich text of one language, as Portable Text. */
export const proseShape = z.array(paragraphShape);
export type ProseBlocks = z.infer<typeof proseShape>;
