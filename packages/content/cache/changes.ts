import type { ContentChange } from '../content.ts';

/** How many changes are remembered: answers under way for longer than that count as outdated. */
const REMEMBERED = 1000;

/** True when an answer with these tags may differ after the change. An answer without tags may always differ. */
export function affects(change: ContentChange, tags: readonly string[]): boolean {
  return change.kind === 'everything' || tags.length === 0 || change.tags.some((tag) => tags.includes(tag));
}

/**
 * The latest changes, so that an answer that was under way while something changed is not taken for fresh:
 * the source may have made it before the change and delivered it after.
 */
export function createChangeLog() {
  let position = 0;
  const recent: ContentChange[] = [];
  return {
    /** Now, to be given to `since` later. */
    position: () => position,
    add(change: ContentChange) {
      position += 1;
      recent.push(change);
      if (recent.length > REMEMBERED) recent.shift();
    },
    /** Whether anything since that position affects an answer with these tags. */
    since(from: number, tags: readonly string[]): boolean {
      const missed = position - from;
      if (missed > recent.length) return true;
      return missed > 0 && recent.slice(-missed).some((change) => affects(change, tags));
    },
  };
}
