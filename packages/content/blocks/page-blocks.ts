import { blockShape } from './block.ts';

/** Names of the schema types that a page may be made of; every block is one. */
export const PAGE_BLOCKS = blockShape.options.map(({ shape }) => shape._type.value);
