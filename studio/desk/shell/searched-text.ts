/**
 * Keeps the text that staff search for with the entry of the browser's history, so that Back and a reload find it. It may
 * name a shopper, and URLs are logged.
 */
import { leadFilterShape } from '@rooftop/leads/inbox/inbox-api';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { Place } from '../place.ts';

const CHANGED = 'desk:place';
const searchShape = leadFilterShape.pick({ search: true });
/** What a router keeps with the same entry. */
const othersShape = z.record(z.string(), z.unknown()).catch({});

/** Calls the listener after the place has changed. Returns a function that ends the subscription. */
export function onPlaceChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(CHANGED, listener);
  };
}

/** Keeps the search text of the place to which the page has just gone. */
export function keepSearch({ filter: { search } }: Place): void {
  history.replaceState({ ...othersShape.parse(history.state), search }, '');
  dispatchEvent(new Event(CHANGED));
}

/** Returns the search text of the current entry of the browser's history, or undefined if it has none. */
export const readSearch = (): string | undefined => searchShape.safeParse(history.state).data?.search;

/** Follows the search text of the current entry of the browser's history. */
export const useSearch = (): string | undefined => useSyncExternalStore(onPlaceChange, readSearch);
