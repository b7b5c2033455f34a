import { currentConsent, onConsentChange } from '#app/visitor/consent/consent-state.ts';
import { subscribe } from '#app/visitor/tracking/publish.ts';
import type { TrackersView } from '../trackers-view.server.ts';
import { listenToFrames } from './frame-events.ts';
import { googleAnalytics } from './google-analytics.ts';
import { metaPixel } from './meta-pixel.ts';
import { runTracker } from './run-tracker.ts';
import { tagManager } from './tag-manager.ts';

/** Starts the dealership's trackers as far as they are allowed, now or after a change of the consent. */
export function startTrackers(view: TrackersView): void {
  const { measurementIds, containerId, metaPixelId, storeName, frameOrigins } = view;
  const visit = { origin: window.location.origin, subscribe, currentConsent, onConsentChange };
  const running = [
    ...(measurementIds.length > 0 ? [googleAnalytics(measurementIds, storeName)] : []),
    ...(containerId === null ? [] : [tagManager(containerId)]),
    ...(metaPixelId === null ? [] : [metaPixel(metaPixelId)]),
  ].map((tracker) => runTracker(tracker, visit));
  listenToFrames(frameOrigins, (event) => {
    for (const onFrameEvent of running) onFrameEvent(event);
  });
}
