import type { Block } from '@rooftop/content/blocks/block';
import type { Image } from '@rooftop/content/objects/media/image';
import { BLOCKS } from './blocks.server.ts';

/**
 * Every block type in all its variants. The hero is first, because the first block has the page's heading.
 * @param parts the dealership's images, used in place of an editor's, and the time
 */
export function specimens(parts: {
  readonly images: readonly Image[];
  readonly now: Date;
}): readonly Block[] {
  const all = [...BLOCKS.values()].flatMap((block) => block.specimens(parts));
  return [...all.filter(({ _type }) => _type === 'hero'), ...all.filter(({ _type }) => _type !== 'hero')];
}
