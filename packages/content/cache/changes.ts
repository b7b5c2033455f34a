import type { ContentChange } from '../content.ts';

/** Number of changes to remember. A response that was in flight for longer counts as outdated. */
const REMEMBERED = 1000;

/**
 * Returns true if a response with these tags may differ after the change. A response without tags may always differ.
 */
export function affects(change: ContentChange, tags: readonly string[]): boolean {
  return change.kind === 'everything' || tags.length === 0 || change.tags.some((tag) => tags.includes(tag));
}

/**
 * Remembers the latest changes, so that a response that was in flight during a change doesn't count as fresh: the
 * source may have computed it before the change and delivered it afterwards.
 */
export function createChangeLog() {
  let position = 0;
  const recent: ContentChange[] = [];
  return {
    /** The current position, to pass to `since` later. */
    position: () => position,
    add(change: ContentChange) {
      position += 1;
      recent.push(change);
      if (recent.length > REMEMBERED) recent.shift();
    },
    /** Returns whether any change since that position affects a response with these tags. */
    since(from: number, tags: readonly string[]): boolean {
      const missed = position - from;
      if (missed > recent.length) return true;
      return missed > 0 && recent.slice(-missed).some((change) => affects(change, tags));
    },
  };
}
