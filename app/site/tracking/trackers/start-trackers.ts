import { ascEvents, NO_PAGE, pageAfter } from '@rooftop/visits/asc/asc-events';
import { currentConsent, onConsentChange } from '../../../visitor/consent/consent-state.ts';
import { subscribe } from '../../../visitor/tracking/publish.ts';
import type { TrackersView } from '../trackers-view.server.ts';
import { listenToFrames } from './frame-events.ts';
import { googleAnalytics } from './google-analytics.ts';
import { metaPixel } from './meta-pixel.ts';
import { tagManager } from './tag-manager.ts';
import type { Tracker } from './tracker.ts';

/** Starts a tracker once it is allowed, and tells it what it may hear. */
function run(tracker: Tracker): () => boolean {
  let isStarted = false;
  const mayHear = () => isStarted && tracker.isAllowed(currentConsent());
  const start = () => {
    const consent = currentConsent();
    if (isStarted || !tracker.isAllowed(consent)) return;
    isStarted = true;
    tracker.start(consent);
    let page = NO_PAGE;
    subscribe(tracker.category, (fact) => {
      page = pageAfter(page, fact, window.location.origin);
      if (mayHear()) tracker.onFact(fact, ascEvents(fact, page));
    });
  };
  onConsentChange((consent) => {
    if (isStarted) tracker.onConsent(consent);
    else start();
  });
  start();
  return mayHear;
}

/** Starts the dealership's trackers as far as they are allowed, now or after a change of the consent. */
export function startTrackers(view: TrackersView): void {
  const { measurementIds, containerId, metaPixelId, storeName, frameOrigins } = view;
  const trackers = [
    ...(measurementIds.length > 0 ? [googleAnalytics(measurementIds, storeName)] : []),
    ...(containerId === null ? [] : [tagManager(containerId)]),
    ...(metaPixelId === null ? [] : [metaPixel(metaPixelId)]),
  ];
  const running = trackers.map((tracker) => ({ tracker, mayHear: run(tracker) }));
  listenToFrames(frameOrigins, (event) => {
    for (const { tracker, mayHear } of running) if (mayHear()) tracker.onFrameEvent(event);
  });
}
