import type { BlockType } from '@rooftop/content/blocks/block';
import type { DefinedBlock } from './define-block.server.ts';

const modules = import.meta.glob<{ readonly block?: DefinedBlock }>('./*/*.server.{ts,tsx}', { eager: true });

/** All blocks by their type: what the files in the folders beside this one export as `block`. */
export const BLOCKS: ReadonlyMap<BlockType, DefinedBlock> = new Map(
  Object.values(modules).flatMap(({ block }) => (block === undefined ? [] : [[block.type, block] as const])),
);
