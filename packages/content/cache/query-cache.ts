import { LRUCache } from 'lru-cache';
import { ContentUnavailable } from '../content-unavailable.ts';
import type { ContentChange, ContentStats, Dependency } from '../content.ts';
import { affects, createChangeLog } from './changes.ts';

/** A checked answer of the source. */
export interface Answer<Value> {
  readonly value: Value;
  /** sync tags: what, when it changes, makes this answer outdated */
  readonly tags: readonly string[];
  /** bytes, roughly */
  readonly size: number;
}

export interface QueryCacheOptions {
  /** the query, for errors */
  readonly name: string;
  readonly now: () => number;
  /** Milliseconds after which an answer is asked for again although nothing was heard of a change. */
  readonly maxAge: () => number;
  /** Whether changes are heard of. An answer then holds until a change affects it. */
  readonly isLive: () => boolean;
  /** Milliseconds a reader waits for a fresh answer before he gets the outdated one. */
  readonly patience: number;
  /** bytes */
  readonly maxSize: number;
  /** Told when a question begins to fail, not each time it fails again. */
  readonly onTrouble: (cause: unknown) => void;
}

export interface QueryCache<Value> {
  /**
   * The answer to a question, and what it rests on.
   * @param key two questions with one key have one answer: it holds the dealership and everything that was asked
   * @param ask asks the source; rejects when it fails or its answer does not check; gets the last good value
   * @throws ContentUnavailable when the source fails and never answered this question before
   */
  read(key: string, ask: (previous: Value | undefined) => Promise<Answer<Value>>): Promise<Read<Value>>;
  /** Marks as outdated what the change affects; it is asked for again when somebody reads it. */
  apply(change: ContentChange): void;
  stats(): ContentStats;
}

interface Read<Value> extends Dependency {
  readonly value: Value;
}

interface Entry<Value> extends Answer<Value> {
  readonly askedAt: number;
  outdated: boolean;
}

/** A question that the source has lately failed to answer. */
interface Trouble {
  readonly failures: number;
  readonly retryAt: number;
  readonly cause: unknown;
}

const FIRST_RETRY = 250;
const SLOWEST_RETRY = 5000;
/** bytes an entry costs beside its value */
const OVERHEAD = 500;

/**
 * The answers to one query, by question. A fresh one is served from memory; an outdated one is asked for again, once
 * for all who wait; while the source fails, the last good answer is served and the source is asked again with growing
 * pauses of at most five seconds. No answer is thrown away for its age, only for want of room.
 */
export function createQueryCache<Value>(options: QueryCacheOptions): QueryCache<Value> {
  const { name, now, maxAge, isLive, patience, maxSize, onTrouble } = options;
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize,
    sizeCalculation: ({ size }) => size + OVERHEAD,
  });
  const troubles = new LRUCache<string, Trouble>({ max: 10_000 });
  const underway = new Map<string, Promise<Entry<Value>>>();
  const changes = createChangeLog();
  const counts = { hits: 0, misses: 0, stale: 0, failures: 0 };
  type Ask = Parameters<QueryCache<Value>['read']>[1];

  /** Asks the source; whoever comes while it thinks shares the answer. */
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
      if (failures === 1) onTrouble(cause);
      throw new ContentUnavailable(name, cause);
    }
  }

  /** An answer that no change overtook while it was under way, as far as asking twice can tell. */
  async function current(key: string, ask: Ask): Promise<Entry<Value>> {
    const entry = await refresh(key, ask);
    return entry.outdated ? refresh(key, ask) : entry;
  }

  /** The fresh answer if it comes in time and comes at all, else the one we have. */
  async function freshOr(entry: Entry<Value>, key: string, ask: Ask): Promise<Entry<Value>> {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), patience);
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
