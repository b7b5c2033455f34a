/**
 * Keeps the text that staff search for with the entry of the browser's history, so that Back and a reload find it. It may
 * name a shopper, and URLs are logged.
 */
import { leadFilterShape } from '@rooftop/leads/inbox/inbox-api';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { DeskPlace } from '../place.ts';

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

function setSearch(search: string | undefined): void {
  history.replaceState({ ...othersShape.parse(history.state), search }, '');
  dispatchEvent(new Event(CHANGED));
}

/** Keeps the search text of the place to which the page has just gone. */
export const keepSearch = ({ filter: { search } }: DeskPlace): void => setSearch(search);

/** Name in the tab's storage, while the tab shows the sign-in page or the page for the code. */
const CARRIED = 'desk:search';

/** Remembers the search text before the tab leaves for a page that leads back by a new entry. */
export function carrySearch(): void {
  const search = readSearch();
  if (search !== undefined) sessionStorage.setItem(CARRIED, search);
}

/** Searches again for what the tab searched for before it left. */
export function restoreSearch(): void {
  const search = sessionStorage.getItem(CARRIED);
  if (search === null) return;
  sessionStorage.removeItem(CARRIED);
  setSearch(search);
}

/** Returns the search text of the current entry of the browser's history, or undefined if it has none. */
export const readSearch = (): string | undefined => searchShape.safeParse(history.state).data?.search;

/** Follows the search text of the current entry of the browser's history. */
export const useSearch = (): string | undefined => useSyncExternalStore(onPlaceChange, readSearch);
