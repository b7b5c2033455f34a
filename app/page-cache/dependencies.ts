import type { Dependency } from '@rooftop/content/content';

/** Gathers what a page rests on while it is made. */
export interface Dependencies {
  /** An answer of the content was read. */
  read(dependency: Dependency): void;
  /** Something on the page is true until then and no longer. */
  trueUntil(moment: Date): void;
  /** Something on the page is for whoever asked and nobody else. */
  forOneVisitor(): void;
  /** Sync tags of all answers; none when one of them had none: then any change may matter. */
  tags(): readonly string[];
  /** Milliseconds since 1970: until when the content would have been heard of changing. */
  freshUntil(): number;
  /** Milliseconds since 1970: when something on the page ceases to be true. */
  trueEnds(): number;
  isForOneVisitor(): boolean;
}

export function createDependencies(): Dependencies {
  const tags = new Set<string>();
  let isUntagged = false;
  let isForOne = false;
  let freshUntil = Number.POSITIVE_INFINITY;
  let trueEnds = Number.POSITIVE_INFINITY;
  return {
    read(dependency) {
      for (const tag of dependency.tags) tags.add(tag);
      isUntagged ||= dependency.tags.length === 0;
      freshUntil = Math.min(freshUntil, dependency.until);
    },
    trueUntil(moment) {
      trueEnds = Math.min(trueEnds, moment.getTime());
    },
    forOneVisitor() {
      isForOne = true;
    },
    isForOneVisitor: () => isForOne,
    tags: () => (isUntagged ? [] : [...tags]),
    freshUntil: () => freshUntil,
    trueEnds: () => trueEnds,
  };
}
