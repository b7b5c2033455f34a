/** Answers of a dataset's queries, kept until something changes. */
import { LRUCache } from 'lru-cache';
import type { Principal } from '../access/principal.ts';
import { mayRead, readKey } from '../access/rights.ts';
import type { Documents } from '../store/documents.ts';
import { runQuery } from './run-query.ts';
import { createView, type Perspective, type View } from './view.ts';

export interface QueriesOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly documents: Documents;
}

export interface CachedAnswer {
  /** the result as JSON */
  readonly json: string;
  readonly syncTags: readonly string[];
}

export interface Asked {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perspective: Perspective;
}

const MAX_VIEWS = 50;
/** Characters of all kept answers together. */
const MAX_KEPT = 32 * 1024 * 1024;

export interface Queries {
  /** Throws QueryRefused. */
  ask(principal: Principal, asked: Asked): Promise<CachedAnswer>;
  /** What somebody may read, in a perspective. */
  view(principal: Principal, perspective: Perspective): View;
  /** To be called after every change of the documents. */
  forget(): void;
}

export function createQueries({ projectId, dataset, documents }: QueriesOptions): Queries {
  const views = new LRUCache<string, View>({ max: MAX_VIEWS });
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ json, syncTags }, key) => json.length + key.length + syncTags.length * 20 + 100,
  });
  let version = 0;

  function view(principal: Principal, perspective: Perspective): View {
    const key = JSON.stringify([readKey(principal), perspective]);
    const known = views.get(key);
    if (known) return known;
    const readable = documents.all().filter((document) => mayRead(principal, document));
    const made = createView(readable, perspective);
    views.set(key, made);
    return made;
  }

  return {
    view,
    async ask(principal, { query, params, perspective }) {
      const identity = /identity\s*\(/.test(query) ? principal.id : '';
      const key = JSON.stringify([readKey(principal), perspective, query, params, identity]);
      const known = answers.get(key);
      // What names the time of day is different every time.
      const isTimeless = !/now\s*\(/.test(query);
      if (known && isTimeless) return known;
      const asOf = version;
      const { result, syncTags } = await runQuery(
        { query, params, identity: principal.id, sanity: { projectId, dataset } },
        view(principal, perspective),
      );
      const answer = { json: JSON.stringify(result) ?? 'null', syncTags };
      if (asOf === version && isTimeless) answers.set(key, answer);
      return answer;
    },
    forget() {
      version++;
      views.clear();
      answers.clear();
    },
  };
}
