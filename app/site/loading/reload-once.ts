/** Reloads of the page, each at most once: per 10 s and path after a failure, and per build (spec 4, page loading). */

/** Milliseconds between two reloads of a path after failures (spec 9). */
const GUARD_MS = 10_000;

/** The tab's storage of one item. */
export interface StoredItem {
  /** Null if nothing is stored. */
  get(): string | null;
  set(value: string): void;
}

/** Stores a value. Returns false if the browser stores nothing: then a reload could repeat forever. */
function isStored(item: StoredItem, value: string): boolean {
  item.set(value);
  return item.get() === value;
}

/**
 * Whether the page at a path may be reloaded now, which is then remembered.
 * @param reloads the times of recent reloads by path, in milliseconds since 1970
 */
export function mayReload(path: string, reloads: StoredItem, now: number): boolean {
  const times = new Map(
    (reloads.get() ?? '')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([at = '', time]) => [at, Number(time)] as const)
      .filter(([, time]) => now - time < GUARD_MS),
  );
  if (times.has(path)) return false;
  times.set(path, now);
  return isStored(reloads, [...times].map((entry) => entry.join(' ')).join('\n'));
}

/**
 * Whether the page may be reloaded for a new build, which is then remembered. While two builds serve side by side, a
 * reload may get the old one again.
 * @param reloaded the build that it was last reloaded for
 */
export const mayReloadFor = (build: string, reloaded: StoredItem): boolean =>
  reloaded.get() !== build && isStored(reloaded, build);
