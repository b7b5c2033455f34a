import type { Dependency } from '@rooftop/content/content';
import type { MadePage } from './page-cache.ts';

/** Milliseconds that a page of outdated content is kept: the source is down, and rendering for each visitor helps nobody. */
const KEEP_OUTDATED_MS = 500;

/** Gathers what a page rests on while it is made. */
export interface Dependencies {
  /** An answer of the content was read. */
  read(dependency: Dependency): void;
  /** Something on the page is true until then and no longer. */
  trueUntil(moment: Date): void;
  /** Something on the page is for whoever asked and nobody else. */
  forOneVisitor(): void;
  /** How long the page may be kept. */
  keep(): NonNullable<MadePage<never>['keep']>;
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
    keep() {
      const fresh = Math.max(freshUntil, Date.now() + KEEP_OUTDATED_MS);
      // An answer without tags: then any change may matter.
      return { tags: isUntagged ? [] : [...tags], until: Math.min(fresh, trueEnds) };
    },
  };
}
