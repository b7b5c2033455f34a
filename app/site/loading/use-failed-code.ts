import { useEffect } from 'react';
import { storageFor } from '#app/visitor/browser-storage.ts';
import { isLoadingMeasures } from '../tracking/load-twice.ts';
import { loadFully, type PageLocation } from './load-fully.ts';
import { mayReload } from './reload-once.ts';
import { hasUnfinishedInput } from './unfinished-input.ts';

declare global {
  interface Window {
    /** Remix's router. Its state is newer than what React has rendered. */
    readonly __remixRouter?: {
      readonly state: {
        readonly navigation: { readonly location?: PageLocation | undefined };
        /** Routes of the page that is shown, the outermost first. */
        readonly matches: readonly { readonly route: { readonly id: string } }[];
        readonly loaderData: Readonly<Record<string, unknown>>;
      };
    };
  }
}

/** The page that is being opened. */
const nextPage = () => window.__remixRouter?.state.navigation.location;

/**
 * Opens a page by a full load if its code or style sheet could not be loaded: usually it belongs to a build that is
 * gone. If the page was just opened, the failure becomes an error page. Failed prefetches are ignored (vite.config.ts).
 * @returns stops it
 */
export function watchFailedCode(): () => void {
  const { session } = storageFor('essential');
  const reloads = {
    get: () => session.get('reloads'),
    set: (times: string) => session.set('reloads', times),
  };
  const open = (event: Event, next: PageLocation | undefined) => {
    const place = next ?? window.location;
    if (!mayReload(place.pathname + place.search, reloads, Date.now())) return;
    event.preventDefault();
    loadFully(place);
  };
  const onRoute = (event: Event) => open(event, nextPage());
  const onChunk = (event: Event) => {
    const next = nextPage();
    // A part is no reason to reload a page that works without it: input would be lost, or the page without a network.
    if (next !== undefined || !(isLoadingMeasures() || !navigator.onLine || hasUnfinishedInput(document)))
      open(event, next);
  };
  // From Remix: see vite.config.ts.
  window.addEventListener('routecodeerror', onRoute);
  window.addEventListener('vite:preloadError', onChunk);
  return () => {
    window.removeEventListener('routecodeerror', onRoute);
    window.removeEventListener('vite:preloadError', onChunk);
  };
}

/** Watches for failed code while the page is shown. */
export function useFailedCode(): void {
  useEffect(watchFailedCode, []);
}
