import { z } from 'zod';
import { hrefShape } from '../../address.ts';

const spanShape = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string(),
  /** strong, em, or the key of a link in markDefs. */
  marks: z.array(z.string()).optional(),
});

/**
 * A paragraph, a heading or a list item.
 * @param styles allowed styles of paragraphs that are not list items
 */
export const paragraphIn = <const Style extends string>(styles: readonly Style[]) =>
  z.object({
    _type: z.literal('block'),
    _key: z.string(),
    style: z.enum(styles).optional(),
    listItem: z.enum(['bullet', 'number']).optional(),
    /** Nesting level in a list, starting at 1. */
    level: z.number().optional(),
    children: z.array(spanShape),
    /**
     * `href` is the current target of the link. Null means the target no longer exists; the words remain without a
     * link.
     */
    markDefs: z.array(z.object({ _type: z.literal('link'), _key: z.string(), href: hrefShape.nullable() })),
  });

/** Rich text of one language, as Portable Text. */
export const proseShape = z.array(paragraphIn(['normal', 'h3', 'h4']));
export type ProseBlocks = z.infer<typeof proseShape>;
