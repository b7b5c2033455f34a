import { z } from 'zod';
import { hrefShape } from '../address.ts';

const spanShape = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string(),
  /** strong, em, or the key of a link in markDefs */
  marks: z.array(z.string()).optional(),
});

/** A paragraph, a heading, or an item of a list. @param styles what it may be beside an item */
export const paragraphIn = <const Style extends string>(styles: readonly Style[]) =>
  z.object({
    _type: z.literal('block'),
    _key: z.string(),
    style: z.enum(styles).optional(),
    listItem: z.enum(['bullet', 'number']).optional(),
    /** depth of a list, from 1 */
    level: z.number().optional(),
    children: z.array(spanShape),
    /** `href` of a link to a document is where that document is today; null: nowhere any more, and the words stay */
    markDefs: z.array(z.object({ _type: z.literal('link'), _key: z.string(), href: hrefShape.nullable() })),
  });

/** Rich text of one language, as Portable Text. */
export const proseShape = z.array(paragraphIn(['normal', 'h3', 'h4']));
export type ProseBlocks = z.infer<typeof proseShape>;
