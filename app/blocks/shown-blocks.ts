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

/** The arms in which this visitor sees a page, by the keys of the experiments that it takes part in. */
export const shownArms = (
  blocks: readonly Block[],
  { armOf }: Pick<RequestContext, 'armOf'>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    blocks.flatMap(({ shownTo }) => shownTo?.experiment ?? []).map((key) => [key, armOf(key)]),
  );
