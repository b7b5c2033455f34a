import type { Block } from '@rooftop/content/blocks/block';
import { CONTROL } from './experiments.ts';

/** A visitor's arms. */
interface VisitorArms {
  /** The arm of an experiment by its key. `CONTROL` for an experiment without one. */
  readonly armOf: (experiment: string) => string;
}

/** The blocks of a page that this visitor sees: those of other arms are left out. */
export const shownBlocks = (blocks: readonly Block[], { armOf }: VisitorArms): readonly Block[] =>
  blocks.filter(({ shownTo }) => {
    if (!shownTo) return true;
    const arm = shownTo.arm ?? CONTROL;
    return arm === (shownTo.experiment === null ? CONTROL : armOf(shownTo.experiment));
  });

/** The arms in which this visitor sees a page, by the keys of the experiments that it takes part in. */
export const shownArms = (
  blocks: readonly Block[],
  { armOf }: VisitorArms,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    blocks.flatMap(({ shownTo }) => shownTo?.experiment ?? []).map((key) => [key, armOf(key)]),
  );
