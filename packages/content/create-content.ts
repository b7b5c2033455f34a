import { z } from 'zod';
import { listenToLive } from './cache/live.ts';
import { type QueryCache, createQueryCache } from './cache/query-cache.ts';
import { reasonOf } from './cache/reason-of.ts';
import type { ContentQuery } from './content-query.ts';
import type { Content, ContentChange, ContentOptions, Dependency, ContentView } from './content.ts';
import { createDealershipReader, type Parameters } from './create-dealership-reader.ts';
import { dealershipsQuery } from './documents/dealership/dealership.groq.ts';

/** Timeout of a request to the source in milliseconds. */
const DEADLINE = 5000;
/** Milliseconds a reader waits for a fresh result when there is an outdated one. */
const PATIENCE = 800;
/** Milliseconds after which results are fetched again. With the stream connected, this is only a safety net. */
const MAX_AGE = { live: 60_000, deaf: 2000 };
/** Milliseconds between reads of the registry, so that new dealerships are found without the stream too. */
const REGISTRY_POLL = 5000;
/** Maximum bytes for the results of one query. */
const MAX_SIZE = 32 * 1024 * 1024;

const envelope = z.object({ result: z.unknown(), syncTags: z.array(z.string()).optional() });

/** '*' is no document's ID. */
const REGISTRY: Parameters = { dealership: '*', language: 'en' };

const OUTDATED: Dependency = { tags: [], until: 0 };

/** Reads the content of all dealerships through the client and keeps it fresh with live events until it is closed. */
export function createContent({ client, log, now = Date.now }: ContentOptions): Content {
  const source = client.withConfig({ perspective: 'published' });
  const caches: Pick<QueryCache<unknown>, 'apply' | 'stats'>[] = [];
  const listeners = new Set<(change: ContentChange) => void>();
  let ready = false;
  let sourceIsUp: boolean | null = null;

  /** Sends a query to the source. Throws any failure: network, timeout, status or invalid response. */
  async function fetchResult(groq: string, params: Parameters) {
    try {
      const response: unknown = await source.fetch(
        groq,
        { ...params },
        {
          filterResponse: false,
          returnQuery: false,
          signal: AbortSignal.timeout(DEADLINE),
          lastLiveEventId: live.lastEventId(),
        },
      );
      const { result, syncTags = [] } = envelope.parse(response);
      sourceIsUp = true;
      return { result, tags: syncTags };
    } catch (cause) {
      sourceIsUp = false;
      throw cause;
    }
  }

  /** A cached query. Creates one function per query, so that each result keeps its type. */
  function reader<Value>(query: ContentQuery<Value>) {
    const cache = createQueryCache<Value>({
      name: query.name,
      now,
      maxAge: () => (live.isConnected() ? MAX_AGE.live : MAX_AGE.deaf),
      isLive: () => live.isConnected(),
      readTimeout: PATIENCE,
      maxSize: MAX_SIZE,
      onFailure: (cause) =>
        log.warn({ query: query.name, reason: reasonOf(cause) }, 'content: no good answer'),
    });
    caches.push(cache);
    return async (params: Parameters, onRead?: ContentView['onRead']) => {
      try {
        const read = await cache.read(JSON.stringify(params), async (previous) => {
          const { result, tags } = await fetchResult(query.groq, params);
          const { value, broken } = query.validate(result, previous);
          if (broken.length > 0) log.warn({ query: query.name, broken }, 'content: incomplete documents');
          return { value, tags, size: JSON.stringify(value).length };
        });
        onRead?.(read);
        return read.value;
      } catch (error) {
        onRead?.(OUTDATED);
        throw error;
      }
    };
  }

  const live = listenToLive(client, log, (change) => {
    for (const cache of caches) cache.apply(change);
    for (const listener of listeners) listener(change);
  });
  const dealerships = reader(dealershipsQuery);
  const forDealership = createDealershipReader(reader);

  async function registry() {
    const list = await dealerships(REGISTRY);
    ready = true;
    return list;
  }
  // The cache logs failures, and the next poll retries anyway.
  const poll = setInterval(() => void registry().catch(() => undefined), REGISTRY_POLL);
  poll.unref();
  void registry().catch(() => undefined);

  return {
    dealerships: registry,
    forDealership,
    isReady: () => ready,
    health: () => ({ source: sourceIsUp, live: live.isConnected() }),
    stats: () =>
      caches
        .map((cache) => cache.stats())
        .reduce((sum, one) => ({
          hits: sum.hits + one.hits,
          misses: sum.misses + one.misses,
          stale: sum.stale + one.stale,
          failures: sum.failures + one.failures,
          entries: sum.entries + one.entries,
        })),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearInterval(poll);
      live.close();
      listeners.clear();
    },
  };
}
