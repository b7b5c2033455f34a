import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type NamedDealership, parsePlace, type DeskPlace, placeUrl, withSearch } from '../place.ts';
import type { DeskRouter } from './desk-context.ts';
import { keepSearch, onPlaceChange, useSearch } from './searched-text.ts';

/**
 * Keeps the place in the page's URL. `place` is null while no dealership is chosen.
 * @param dealerships by whose slugs the URL names them; undefined until they are known
 */
export function useUrlNavigation(
  dealerships: readonly NamedDealership[] | undefined,
): Omit<DeskRouter, 'place'> & { readonly place: DeskPlace | null } {
  const url = useSyncExternalStore(onPlaceChange, () => location.pathname + location.search);
  const search = useSearch();
  const place = useMemo(() => {
    const parsed = parsePlace(new URL(url, location.origin), dealerships ?? []);
    return parsed && withSearch(parsed, search);
  }, [url, search, dealerships]);
  const hrefOf = useCallback((to: DeskPlace) => placeUrl(to, dealerships ?? []), [dealerships]);
  const go = useCallback(
    (to: DeskPlace, how?: 'replace') => {
      if (how === 'replace') history.replaceState(null, '', hrefOf(to));
      else history.pushState(null, '', hrefOf(to));
      keepSearch(to);
    },
    [hrefOf],
  );
  // Links in mail name the dealership by its id, which stays if its slug is changed.
  useEffect(() => {
    if (place !== null && dealerships !== undefined && hrefOf(place) !== url) go(place, 'replace');
  }, [place, dealerships, hrefOf, go, url]);
  return { place, go, hrefOf };
}
