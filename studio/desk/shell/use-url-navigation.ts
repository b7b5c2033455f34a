import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parsePlace, type DeskPlace, placeUrl, withSearch } from '../place.ts';
import type { DeskRouter } from './desk-context.ts';
import { keepSearch, onPlaceChange, useSearch } from './searched-text.ts';

/** Keeps the place in the page's URL. `place` is null while no dealership is chosen. */
export function useUrlNavigation(): Omit<DeskRouter, 'place'> & { readonly place: DeskPlace | null } {
  const url = useSyncExternalStore(onPlaceChange, () => location.pathname + location.search);
  const search = useSearch();
  const place = useMemo(() => {
    const parsed = parsePlace(new URL(url, location.origin));
    return parsed && withSearch(parsed, search);
  }, [url, search]);
  const go = useCallback((to: DeskPlace, how?: 'replace') => {
    if (how === 'replace') history.replaceState(null, '', placeUrl(to));
    else history.pushState(null, '', placeUrl(to));
    keepSearch(to);
  }, []);
  return { place, go, hrefOf: placeUrl };
}
