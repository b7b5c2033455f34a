import { useEffect } from 'react';
import { storageFor } from '../../visitor/browser-storage.ts';
import { isLoadingMeasures } from '../tracking/load-twice.ts';
import { mayReload } from './reload-once.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

declare global {
  interface Window {
    /** Remix's router. Its state is newer than what React has rendered. */
    readonly __remixRouter?: {
      readonly state: {
        readonly navigation: { readonly location?: Place | undefined };
        readonly fetchers: ReadonlyMap<string, { readonly state: string }>;
      };
    };
  }
}

/** The page that is being opened. */
const nextPage = () => window.__remixRouter?.state.navigation.location;

/**
 * Opens a page by a full load if its code or style sheet could not be loaded: usually it belongs to a build that is
 * gone. If the page was just opened, the failure becomes an error page. A failed prefetch is ignored.
 */
export function useFailedCode(): void {
  useEffect(() => {
    const { session } = storageFor('essential');
    const reloads = {
      get: () => session.get('reloads'),
      set: (times: string) => session.set('reloads', times),
    };
    const open = (event: Event, next: Place | undefined) => {
      const { pathname, search, hash } = next ?? window.location;
      if (!mayReload(pathname + search, reloads, Date.now())) return;
      event.preventDefault();
      if (next === undefined) window.location.reload();
      else window.location.assign(pathname + search + hash);
    };
    const onRoute = (event: Event) => {
      const isFetching = [...(window.__remixRouter?.state.fetchers.values() ?? [])].some(
        ({ state }) => state !== 'idle',
      );
      const next = nextPage();
      if (next !== undefined || isFetching) open(event, next);
      else event.preventDefault();
    };
    const onChunk = (event: Event) => {
      const next = nextPage();
      // The visitor may be filling in a form, and misses nothing.
      if (next !== undefined || !isLoadingMeasures()) open(event, next);
    };
    // From Remix: see vite.config.ts.
    window.addEventListener('routecodeerror', onRoute);
    window.addEventListener('vite:preloadError', onChunk);
    return () => {
      window.removeEventListener('routecodeerror', onRoute);
      window.removeEventListener('vite:preloadError', onChunk);
    };
  }, []);
}
