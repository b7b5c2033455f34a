/** A block of a page, in the requested language. */
import { z } from 'zod';
import type { ShownTo } from './shown-to.groq.ts';
import { BLOCK_SHAPES } from './block-queries.generated.ts';

export const blockShape = z.discriminatedUnion('_type', BLOCK_SHAPES);
/** Blocks that are written in code are for everyone. */
type WithDefaults<Written> = Written extends unknown
  ? Omit<Written, 'shownTo'> & { readonly shownTo?: ShownTo }
  : never;
export type Block = WithDefaults<z.infer<typeof blockShape>>;
export type BlockType = Block['_type'];
/** One kind of block: `BlockOf<'feature'>`. */
export type BlockOf<Type extends BlockType> = Extract<Block, { _type: Type }>;
