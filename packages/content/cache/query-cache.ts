import { LRUCache } from 'lru-cache';
import { ContentUnavailable } from '../content-unavailable.ts';
import type { ContentChange, ContentStats, Dependency } from '../content.ts';
import { affects, createChangeLog } from './changes.ts';

/** A validated response of the source. */
interface SourceResponse<Value> {
  readonly value: Value;
  /** Sync tags: a change of any of them makes this response outdated. */
  readonly tags: readonly string[];
  /** Approximate size in bytes. */
  readonly size: number;
}

interface QueryCacheOptions {
  /** Name of the query, for errors. */
  readonly name: string;
  readonly now: () => number;
  /** Milliseconds after which a response is fetched again even without a reported change. */
  readonly maxAge: () => number;
  /** Whether changes are reported. If so, a response stays fresh until a change affects it. */
  readonly isLive: () => boolean;
  /** Milliseconds a reader waits for a fresh response before getting the outdated one. */
  readonly readTimeout: number;
  /** Bytes. */
  readonly maxSize: number;
  /** Called when a request starts to fail, not on each repeated failure. */
  readonly onFailure: (cause: unknown) => void;
}

export interface QueryCache<Value> {
  /**
   * Returns the result of a query and what it depends on.
   * @param key requests with the same key share a result, so it must contain the dealership and all parameters
   * @param ask fetches from the source, given the last good value; rejects if the source fails or the response is
   * invalid
   * @throws ContentUnavailable if the source fails and there is no earlier response to this request
   */
  read(
    key: string,
    ask: (previous: Value | undefined) => Promise<SourceResponse<Value>>,
  ): Promise<Read<Value>>;
  /** Marks as outdated what the change affects; it is asked for again when somebody reads it. */
  apply(change: ContentChange): void;
  stats(): ContentStats;
}

interface Read<Value> extends Dependency {
  readonly value: Value;
}

interface Entry<Value> extends SourceResponse<Value> {
  readonly askedAt: number;
  outdated: boolean;
}

/** A request that the source recently failed to answer. */
interface FailureState {
  readonly failures: number;
  readonly retryAt: number;
  readonly cause: unknown;
}

const FIRST_RETRY = 250;
const SLOWEST_RETRY = 5000;
/** Bytes an entry costs in addition to its value. */
const OVERHEAD = 500;

/**
 * Caches the results of one query by key. Fresh results come from memory. An outdated one is fetched again, once for
 * all waiting readers. While the source fails, the last good result is served and the source is retried with growing
 * pauses of at most five seconds. Results are evicted only for lack of space, never for their age.
 */
export function createQueryCache<Value>(options: QueryCacheOptions): QueryCache<Value> {
  const { name, now, maxAge, isLive, readTimeout, maxSize, onFailure } = options;
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize,
    sizeCalculation: ({ size }) => size + OVERHEAD,
  });
  const troubles = new LRUCache<string, FailureState>({ max: 10_000 });
  const underway = new Map<string, Promise<Entry<Value>>>();
  const changes = createChangeLog();
  const counts = { hits: 0, misses: 0, stale: 0, failures: 0 };
  type Ask = Parameters<QueryCache<Value>['read']>[1];

  /** Fetches from the source. Concurrent requests share one response. */
  function refresh(key: string, ask: Ask): Promise<Entry<Value>> {
    const shared = underway.get(key) ?? answer(key, ask).finally(() => underway.delete(key));
    underway.set(key, shared);
    return shared;
  }

  async function answer(key: string, ask: Ask): Promise<Entry<Value>> {
    const askedAt = now();
    const position = changes.position();
    try {
      const fresh = await ask(entries.peek(key)?.value);
      const entry = { ...fresh, askedAt, outdated: changes.since(position, fresh.tags) };
      entries.set(key, entry);
      troubles.delete(key);
      counts.misses += 1;
      return entry;
    } catch (cause) {
      const failures = (troubles.get(key)?.failures ?? 0) + 1;
      const pause = Math.min(FIRST_RETRY * 2 ** (failures - 1), SLOWEST_RETRY);
      troubles.set(key, { failures, retryAt: now() + pause, cause });
      counts.failures += 1;
      if (failures === 1) onFailure(cause);
      throw new ContentUnavailable(name, cause);
    }
  }

  /** A response that no change outdated while it was in flight, as far as a second attempt can ensure that. */
  async function current(key: string, ask: Ask): Promise<Entry<Value>> {
    const entry = await refresh(key, ask);
    return entry.outdated ? refresh(key, ask) : entry;
  }

  /** Returns the fresh response if it arrives in time, otherwise the cached one. */
  async function freshOr(entry: Entry<Value>, key: string, ask: Ask): Promise<Entry<Value>> {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), readTimeout);
    const fresh = await Promise.race([current(key, ask).catch(() => undefined), late.promise]);
    clearTimeout(timer);
    if (fresh === undefined) counts.stale += 1;
    return fresh ?? entry;
  }

  const readOf = ({ value, tags, askedAt, outdated }: Entry<Value>): Read<Value> => ({
    value,
    tags,
    until: outdated ? 0 : isLive() ? Number.POSITIVE_INFINITY : askedAt + maxAge(),
  });

  return {
    async read(key, ask) {
      const entry = entries.get(key);
      const trouble = troubles.get(key);
      const resting = trouble !== undefined && now() < trouble.retryAt;
      if (entry === undefined) {
        if (resting) throw new ContentUnavailable(name, trouble.cause);
        return readOf(await current(key, ask));
      }
      if (entry.outdated && trouble === undefined) return readOf(await freshOr(entry, key, ask));
      const old = entry.outdated || now() - entry.askedAt > maxAge();
      if (old && !resting) refresh(key, ask).catch(() => undefined);
      counts[entry.outdated ? 'stale' : 'hits'] += 1;
      return readOf(entry);
    },

    apply(change) {
      changes.add(change);
      if (change.kind === 'everything') troubles.clear();
      for (const [key, entry] of entries.entries()) {
        if (!affects(change, entry.tags)) continue;
        entry.outdated = true;
        troubles.delete(key);
      }
    },

    stats: () => ({ ...counts, entries: entries.size }),
  };
}
