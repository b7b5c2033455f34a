/** Caches what each principal may read, in each perspective, until something changes. */
import { LRUCache } from 'lru-cache';
import type { Principal } from '../access/rights/principal.ts';
import { mayRead, readKey } from '../access/rights/rights.ts';
import type { Documents } from '../store/documents.ts';
import { createView, type Perspective, type DatasetView } from './view.ts';

const MAX_VIEWS = 50;

interface DatasetViews {
  of(principal: Principal, perspective: Perspective): DatasetView;
  /** Must be called after every change of the documents. */
  clear(): void;
}

export function createViews(documents: Documents): DatasetViews {
  const views = new LRUCache<string, DatasetView>({ max: MAX_VIEWS });
  return {
    of(principal, perspective) {
      const key = JSON.stringify([readKey(principal), perspective]);
      const known = views.get(key);
      if (known) return known;
      const readable = documents.all().filter((document) => mayRead(principal, document));
      const made = createView(principal.tenancy, readable, perspective);
      views.set(key, made);
      return made;
    },
    clear: () => views.clear(),
  };
}
