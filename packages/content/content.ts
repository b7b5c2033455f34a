import type { SanityClient } from '@sanity/client';
import type { Dealership } from './documents/dealership/dealership.ts';
import type { DealershipContent } from './documents/dealership-content.ts';
import type { Language } from '@rooftop/tenancy/languages';

/** What a result depends on. Anything built from the result is outdated as soon as the result is. */
export interface Dependency {
  /** Sync tags. An empty list means any change may matter. */
  readonly tags: readonly string[];
  /**
   * Milliseconds since 1970 at which the source is queried again. Infinity while the stream of changes is connected,
   * because losing it counts as a change. In the past if the result is outdated.
   */
  readonly until: number;
}

/** How a request reads a dealership's content. */
export interface ContentView {
  /** Language of the texts. A missing text falls back to the other language. */
  readonly language: Language;
  /** Called with each result before the reader gets it. A failed read is reported as outdated. */
  readonly onRead?: (dependency: Dependency) => void;
}

export type { DealershipContent };

/** What became outdated: results with one of these sync tags, or all results. */
export type ContentChange =
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'everything' };

/** Counters since the process started, for metrics. */
export interface ContentStats {
  /** Served from memory. */
  readonly hits: number;
  /** Served by the source. */
  readonly misses: number;
  /** Served from memory although outdated, because the source failed. */
  readonly stale: number;
  /** Failed requests to the source. */
  readonly failures: number;
  /** Results in the cache now. */
  readonly entries: number;
}

export interface ContentHealth {
  /** Whether the last request to the source succeeded. Null before the first request. */
  readonly source: boolean | null;
  /** Whether the stream of changes is connected. */
  readonly live: boolean;
}

/** The content of all dealerships, cached in this process. */
export interface Content {
  /**
   * The registry: every published dealership, oldest first. Cached. Throws ContentUnavailable like any first read.
   */
  dealerships(): Promise<readonly Dealership[]>;
  /** The content of one dealership, by its document ID. Cheap, so create one per request. */
  forDealership(id: string, view: ContentView): DealershipContent;
  /**
   * Returns true once the registry has been read. From then on pages can be served, with stale content if necessary.
   */
  isReady(): boolean;
  health(): ContentHealth;
  stats(): ContentStats;
  /**
   * Calls the listener when published content has changed, after the cache was updated. Returns a function to
   * unsubscribe.
   */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** Closes the stream and clears all timers. Reads in progress still finish. */
  close(): void;
}

/** The subset of pino's logger in use. */
export interface ContentLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** Options of `createContent` (create-content.ts). */
export interface ContentOptions {
  /** See create-sanity-client.ts. */
  readonly client: SanityClient;
  readonly log: ContentLog;
  /** Current time in milliseconds. Defaults to Date.now. */
  readonly now?: () => number;
}
