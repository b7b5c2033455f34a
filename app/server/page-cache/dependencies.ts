import type { Dependency } from '@rooftop/content/content';
import type { RenderedForCache } from './page-cache.ts';

/**
 * Milliseconds to cache a page with outdated content: the source is down, and rendering for every visitor helps
 * nobody.
 */
const KEEP_OUTDATED_MS = 500;

/** Collects what a page depends on while it is rendered. */
export interface Dependencies {
  /** Call when a content query was read. */
  read(dependency: Dependency): void;
  /** Call when something on the page is valid only until then. */
  validUntil(moment: Date): void;
  /** Call when something on the page is for this visitor only. */
  forOneVisitor(): void;
  /** Call with an experiment's key when the page depends on the visitor's arm. */
  experiment(key: string): void;
  /** The experiments that it depends on. */
  experiments(): ReadonlySet<string>;
  /** How long the page may be cached. */
  keep(): NonNullable<RenderedForCache<never>['keep']>;
  isForOneVisitor(): boolean;
}

export function createDependencies(): Dependencies {
  const tags = new Set<string>();
  const experiments = new Set<string>();
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
    validUntil(moment) {
      trueEnds = Math.min(trueEnds, moment.getTime());
    },
    forOneVisitor() {
      isForOne = true;
    },
    experiment: (key) => void experiments.add(key),
    experiments: () => experiments,
    isForOneVisitor: () => isForOne,
    keep() {
      const fresh = Math.max(freshUntil, Date.now() + KEEP_OUTDATED_MS);
      // A query without tags may be affected by any change.
      return { tags: isUntagged ? [] : [...tags], until: Math.min(fresh, trueEnds) };
    },
  };
}
