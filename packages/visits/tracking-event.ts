import type { Fact } from './facts.ts';

/**
 * Returns the event name that editors configured for a fact, or null. It goes to every tracker (spec 4, popups). The
 * Studio accepts only names that all trackers allow.
 */
export const trackingEvent = (fact: Fact): string | null =>
  fact.kind === 'popupFinished' ? fact.event : null;
