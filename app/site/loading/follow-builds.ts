/** Reloads the page when the website has a new build (spec 4, page loading). For browsers only. */
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import { storageFor } from '#app/visitor/browser-storage.ts';
import { mayReloadFor } from './reload-once.ts';
import { hasUnfinishedInput, watchInput } from './unfinished-input.ts';

declare global {
  interface Window {
    /** Remix's list of routes. Its version is the ID of the build that made the page. */
    readonly __remixManifest?: { readonly version: string };
  }
}

// At once, and as an effect of the module: Rollup merges modules without effects into files that every page loads.
watchInput(document);

/** Milliseconds between two polls (spec 9, the one-hour constant). */
const POLL_MS = 3_600_000;
/** Milliseconds after which a tab that comes back polls at once: timers rest while it is hidden. */
const REST_MS = 60_000;
/** Milliseconds between two attempts to reload while the visitor is busy. */
const RETRY_MS = 5_000;

/** ID of the build that made this page. */
export const ownBuild = (): string => window.__remixManifest?.version ?? '';

/** ID of the build that serves now. Null if it is unknown, such as without a network. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(checkPayloadUrl(`/builds/latest.json?${Date.now()}`));
    const latest: unknown = await response.json();
    const isBuild = typeof latest === 'object' && latest !== null && 'id' in latest;
    return isBuild && typeof latest.id === 'string' ? latest.id : null;
  } catch {
    return null;
  }
}

/**
 * Polls the latest build and reloads the page when it changes, but never while something would be lost.
 * @param isBusy whether a navigation or submission is going on
 * @returns a function that stops it
 */
export function followBuilds(isBusy: () => boolean): () => void {
  const own = ownBuild();
  const { session } = storageFor('essential');
  const reloaded = {
    get: () => session.get('reloadedFor'),
    set: (id: string) => session.set('reloadedFor', id),
  };
  let polledAt = Date.now();
  let retry: ReturnType<typeof setInterval> | undefined;

  const reload = (latest: string) => {
    if (isBusy() || hasUnfinishedInput(document)) return;
    clearInterval(retry);
    if (mayReloadFor(latest, reloaded)) window.location.reload();
  };
  const poll = async () => {
    polledAt = Date.now();
    const latest = await latestBuild();
    if (latest === null) return;
    clearInterval(retry);
    if (latest === own) return;
    retry = setInterval(reload, RETRY_MS, latest);
    reload(latest);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - polledAt > REST_MS) void poll();
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    clearInterval(retry);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
