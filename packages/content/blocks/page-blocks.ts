import { blockShape } from './block.ts';

/** Schema types of all blocks a page can contain. */
export const PAGE_BLOCKS = blockShape.options.map(({ shape }) => shape._type.value);
