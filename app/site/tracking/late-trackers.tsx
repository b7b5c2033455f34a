import { useNavigation, useRouteLoaderData } from '#app/framework.ts';
import { useEffect } from 'react';
import type { loader } from '#app/root.tsx';
import { onFirstInput } from './first-input.ts';
import { loadTwice } from './load-twice.ts';
import { followNavigation } from './new-document.ts';
import { deleteRefusedCookies } from '#app/visitor/consent/tracker-cookies.ts';
import { currentConsent, onConsentChange } from '#app/visitor/consent/consent-state.ts';
import type { TrackersView } from './trackers-view.server.ts';

let isStarted = false;

/** Trackers of a page that the server lets load none would only be blocked. */
const isForbidden = () =>
  [...document.querySelectorAll('iframe')].some(
    ({ src }) => URL.parse(src)?.origin === window.location.origin,
  );

/** Loads what starts the trackers, once. */
async function start(trackers: TrackersView): Promise<void> {
  if (isStarted || isForbidden()) return;
  isStarted = true;
  try {
    const startTrackers = await loadTwice(
      async () => (await import('./trackers/start-trackers.ts')).startTrackers,
    );
    startTrackers(trackers);
  } catch {
    // The visit is not measured.
  }
}

/**
 * Starts the dealership's trackers on the visitor's first input, deletes the cookies of those that they refuse, and
 * leaves the document if one that they refuse can't be stopped. The browser has shown the page and is idle by then.
 */
export function LateTrackers() {
  const trackers = useRouteLoaderData<typeof loader>('root')?.trackers ?? null;
  useEffect(() => {
    deleteRefusedCookies(currentConsent());
    return onConsentChange(deleteRefusedCookies);
  }, []);
  const navigation = useNavigation();
  useEffect(() => followNavigation(navigation), [navigation]);
  useEffect(
    () => (trackers === null ? undefined : onFirstInput(() => void start(trackers))),
    // oxlint-disable-next-line react/exhaustive-deps -- what was loaded stays
    [],
  );
  return null;
}
