import { affects, createChangeLog } from '@rooftop/content/cache/changes';
import type { ContentChange } from '@rooftop/content/content';
import { LRUCache } from 'lru-cache';

/** A page, or what pages are made of. */
interface Kept {
  /** bytes */
  size(): number;
  /** Makes it better when nobody waits for it. Never rejects. */
  encodeBest?(): Promise<void>;
}

/** A page as it was made, and whether and how long it may be kept. */
export interface MadePage<Page extends Kept> {
  /** null: it is not one for everybody, and is made for each who asks */
  readonly page: Page | null;
  /** undefined: for whoever asked, and nobody later */
  readonly keep?: {
    /** sync tags; none: any change drops it */
    readonly tags: readonly string[];
    /** milliseconds since 1970 */
    readonly until: number;
  };
}

/** Counters since the process started, for metrics. */
export interface PageCacheStats {
  /** requests that got a page made for somebody else, or waited for one */
  readonly hits: number;
  /** pages made */
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

export interface PageCache<Page extends Kept> {
  /**
   * The page of this key: kept, or being made for somebody else, or made now; null when it is not one for everybody.
   * Rejects when making it does.
   */
  get(key: string, make: () => Promise<MadePage<Page>>): Promise<Page | null>;
  /** Content changed: what rests on it is dropped, and what is being made is for those who wait and nobody later. */
  apply(change: ContentChange): void;
  stats(): PageCacheStats;
}

export interface PageCacheOptions {
  /** bytes of all pages in all their encodings; what was not asked for longest makes room */
  readonly maxBytes: number;
  /** milliseconds since 1970 */
  readonly now?: () => number;
}

interface Entry<Page> {
  readonly page: Page | null;
  readonly tags: readonly string[];
  readonly until: number;
}

/** bytes an entry costs beside its page */
const OVERHEAD = 1000;

/** Pages as bytes, by key. A key holds everything that a page is made from, so that one key has one page. */
export function createPageCache<Page extends Kept>({
  maxBytes,
  now = Date.now,
}: PageCacheOptions): PageCache<Page> {
  const entries = new LRUCache<string, Entry<Page>>({
    // None at all would mean no limit.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }, key) => (page?.size() ?? 0) + key.length * 2 + OVERHEAD,
  });
  const underway = new Map<string, Promise<Page | null>>();
  const changes = createChangeLog();
  const counts = { hits: 0, misses: 0 };

  /** Off the way of whoever waits for the page. */
  async function improve(key: string, entry: Entry<Page>): Promise<void> {
    await entry.page?.encodeBest?.();
    // Its size has changed. Dropped in the meantime, it stays dropped.
    if (entries.peek(key) === entry) entries.set(key, { ...entry });
  }

  async function made(key: string, make: () => Promise<MadePage<Page>>): Promise<Page | null> {
    const position = changes.position();
    const { page, keep } = await make();
    if (keep !== undefined && keep.until > now() && !changes.since(position, keep.tags)) {
      const entry: Entry<Page> = { page, ...keep };
      entries.set(key, entry);
      void improve(key, entry);
    }
    return page;
  }

  return {
    async get(key, make) {
      const entry = entries.get(key);
      if (entry !== undefined && now() < entry.until) {
        counts.hits += 1;
        return entry.page;
      }
      const shared = underway.get(key);
      if (shared !== undefined) {
        counts.hits += 1;
        return shared;
      }
      counts.misses += 1;
      const own = made(key, make).finally(() => {
        if (underway.get(key) === own) underway.delete(key);
      });
      underway.set(key, own);
      return own;
    },

    apply(change) {
      changes.add(change);
      // Whoever comes from now on may not get what was begun before.
      underway.clear();
      for (const [key, { tags }] of entries.entries()) if (affects(change, tags)) entries.delete(key);
    },

    stats: () => ({ ...counts, entries: entries.size, bytes: entries.calculatedSize }),
  };
}
