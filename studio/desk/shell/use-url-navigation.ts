import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { parsePlace, type Place, placeUrl } from '../place.ts';
import type { Navigation } from './desk-context.ts';

const CHANGED = 'desk:place';

function onChange(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(CHANGED, listener);
  };
}

/** Keeps the place in the page's URL. `place` is null while no dealership is chosen. */
export function useUrlNavigation(): Omit<Navigation, 'place'> & { readonly place: Place | null } {
  const url = useSyncExternalStore(onChange, () => location.pathname + location.search);
  const place = useMemo(() => parsePlace(new URL(url, location.origin)), [url]);
  const go = useCallback((to: Place, how?: 'replace') => {
    if (how === 'replace') history.replaceState(null, '', placeUrl(to));
    else history.pushState(null, '', placeUrl(to));
    dispatchEvent(new Event(CHANGED));
  }, []);
  return { place, go, hrefOf: placeUrl };
}
