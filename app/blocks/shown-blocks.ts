import type { Block } from '@rooftop/content/blocks/block';
import { CONTROL } from '@rooftop/visits/experiments';
import type { RequestContext } from '../context.server.ts';

/** The blocks of a page that this visitor sees: those of other arms are left out. */
export const shownBlocks = (
  blocks: readonly Block[],
  { armOf }: Pick<RequestContext, 'armOf'>,
): readonly Block[] =>
  blocks.filter(({ shownTo }) => {
    if (!shownTo) return true;
    const arm = shownTo.arm ?? CONTROL;
    return arm === (shownTo.experiment === null ? CONTROL : armOf(shownTo.experiment));
  });

/** Keys of the experiments that a page takes part in. */
export const experimentsOf = (blocks: readonly Block[]): readonly string[] => [
  ...new Set(blocks.flatMap(({ shownTo }) => shownTo?.experiment ?? [])),
];
