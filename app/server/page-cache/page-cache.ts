import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { affects, createChangeLog } from '@rooftop/content/cache/changes';
import type { ContentChange } from '@rooftop/content/content';
import { LRUCache } from 'lru-cache';

/** A page. */
interface CachedItem {
  /** Bytes. */
  size(): number;
  /** Compresses what is stored while nobody waits for it. Never rejects. */
  finish?(): Promise<void>;
}

/** A rendered page, and whether and how long it may be cached. */
export interface RenderedForCache<Page extends CachedItem> {
  /** Null if it cannot be shared, so it is rendered for each request. */
  readonly page: Page | null;
  /** Undefined means it is only for the requests that waited for it. */
  readonly keep?: {
    /** Sync tags. An empty array means any change invalidates the page. */
    readonly tags: readonly string[];
    /** Milliseconds since 1970. */
    readonly until: number;
  };
}

/** Counters since the process started, for metrics. */
export interface PageCacheStats {
  /** Requests served a page rendered for another request, or that waited for one. */
  readonly hits: number;
  /** Pages rendered. */
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

export interface PageCache<Page extends CachedItem> {
  /**
   * The page of this key, from the cache, from a render in progress or rendered now. Null if it cannot be shared.
   * Rejects if rendering does.
   */
  get(key: string, make: () => Promise<RenderedForCache<Page>>): Promise<Page | null>;
  /** Content changed: pages that depend on it are dropped, and renders in progress are not cached. */
  apply(change: ContentChange): void;
  stats(): PageCacheStats;
}

interface PageCacheOptions {
  /** Maximum bytes of all pages in all their encodings. The least recently used are dropped. */
  readonly maxBytes: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Entry<Page> {
  readonly page: Page | null;
  readonly tags: readonly string[];
  readonly until: number;
}

/** Bytes that an entry costs besides its page. */
const OVERHEAD = 1000;

/** Pages as bytes, by key. A key contains everything that a page is rendered from, so one key has one page. */
export function createPageCache<Page extends CachedItem>({
  maxBytes,
  now = Date.now,
}: PageCacheOptions): PageCache<Page> {
  const entries = new LRUCache<string, Entry<Page>>({
    // Zero would mean no limit.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }, key) => (page?.size() ?? 0) + key.length * 2 + OVERHEAD,
  });
  const underway = new Map<string, Promise<Page | null>>();
  const changes = createChangeLog();
  const counts = { hits: 0, misses: 0 };

  /** Runs after the waiting requests got the page. */
  async function improve(key: string, entry: Entry<Page>): Promise<void> {
    await entry.page?.finish?.();
    // Its size has changed. If it was dropped in the meantime, it stays dropped.
    if (entries.peek(key) === entry) entries.set(key, { ...entry });
  }

  async function made(key: string, make: () => Promise<RenderedForCache<Page>>): Promise<Page | null> {
    const position = changes.position();
    const { page, keep } = await make();
    if (keep !== undefined && keep.until > now() && !changes.since(position, keep.tags)) {
      const entry: Entry<Page> = { page, ...keep };
      entries.set(key, entry);
      void improve(key, entry);
    }
    return page;
  }

  async function get(key: string, make: () => Promise<RenderedForCache<Page>>): Promise<Page | null> {
    const entry = entries.get(key);
    if (entry !== undefined && now() < entry.until) {
      counts.hits += 1;
      return entry.page;
    }
    const shared = underway.get(key);
    if (shared !== undefined) {
      counts.hits += 1;
      return shared.catch((error: unknown) => {
        // It was refused for all that the one who asked first has under way. Others have a turn of their own.
        if (error instanceof QueueFullError) return get(key, make);
        throw error;
      });
    }
    counts.misses += 1;
    const own = made(key, make).finally(() => {
      if (underway.get(key) === own) underway.delete(key);
    });
    underway.set(key, own);
    return own;
  }

  return {
    get,

    apply(change) {
      changes.add(change);
      // Later requests must not get a page whose rendering started before the change.
      underway.clear();
      for (const [key, { tags }] of entries.entries()) if (affects(change, tags)) entries.delete(key);
    },

    stats: () => ({ ...counts, entries: entries.size, bytes: entries.calculatedSize }),
  };
}
