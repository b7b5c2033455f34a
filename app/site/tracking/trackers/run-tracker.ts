import type { AscEvent } from '@rooftop/visits/asc/asc-event';
import { type AscPage, ascEvents, NO_PAGE, pageAfter } from '@rooftop/visits/asc/asc-events';
import type { FactChannel } from '@rooftop/visits/fact-channel';
import type { BrowserConsent } from '#app/visitor/consent/consent-state.ts';
import type { Tracker } from './tracker.ts';

/** What trackers may learn of the visit, and when. */
export interface TrackedVisit extends Pick<FactChannel, 'subscribe'> {
  readonly origin: string;
  readonly currentConsent: () => BrowserConsent;
  readonly onConsentChange: (listener: (consent: BrowserConsent) => void) => void;
}

/**
 * Starts a tracker once it is allowed, and tells it what it may hear.
 * @returns passes on an event that a tool in a frame asks to send
 */
export function runTracker(tracker: Tracker, visit: TrackedVisit): (event: AscEvent) => void {
  const { origin, currentConsent } = visit;
  let isStarted = false;
  let page: AscPage = { ...NO_PAGE, url: `${origin}/` };
  const isAllowed = () => {
    const { allowed } = currentConsent();
    return tracker.needed.every((category) => allowed.includes(category));
  };
  const start = () => {
    if (!isAllowed()) return;
    isStarted = true;
    tracker.start(currentConsent());
    visit.subscribe(tracker.needed, (fact) => {
      page = pageAfter(page, fact, origin);
      if (isAllowed()) tracker.onFact(fact, ascEvents(fact, page), page);
    });
  };
  visit.onConsentChange((consent) => {
    if (isStarted) tracker.onConsent(consent);
    else start();
  });
  start();
  return (event) => {
    if (isStarted && isAllowed()) tracker.onFrameEvent(event, page);
  };
}
