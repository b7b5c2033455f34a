/** A block of a page, in the requested language. */
import { z } from 'zod';
import { BLOCK_SHAPES } from './blocks.groq.ts';

export const blockShape = z.discriminatedUnion('_type', BLOCK_SHAPES);
export type Block = z.infer<typeof blockShape>;
export type BlockType = Block['_type'];
/** One kind of block: `BlockOf<'feature'>`. */
export type BlockOf<Type extends BlockType> = Extract<Block, { _type: Type }>;
