import type { Fact } from './facts.ts';

/**
 * Name of the event that editors have configured for a fact, which every tracker is sent (spec 4, popups). Null if there
 * is none. The Studio accepts names that all trackers take.
 */
export const trackingEvent = (fact: Fact): string | null =>
  fact.kind === 'popupFinished' ? fact.event : null;
