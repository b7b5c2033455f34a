/** By which events trackers are told of a fact, and what consent they need. Pure. */
import { adTagEvent } from './ad-tags.ts';
import { ascEvents, NO_PAGE } from './asc/asc-events.ts';
import { CONSENT_CATEGORIES, type ConsentCategory, pixelCategories } from './consent.ts';
import type { Fact } from './facts.ts';
import { pixelEvent } from './pixel-events.ts';
import { trackingEvent } from './tracking-event.ts';

export const TRACKERS = ['googleAnalytics', 'tagManager', 'metaPixel'] as const;
export type TrackerName = (typeof TRACKERS)[number];

/** Analytics' own event for every page. */
export const PAGE_VIEW = 'page_view';

const named = (name: string | null | undefined): readonly string[] => (name ? [name] : []);

/** Names of the events that a tracker is sent for a fact. Empty if it isn't told of it. */
export function trackerEvents(fact: Fact, tracker: TrackerName): readonly string[] {
  if (tracker === 'metaPixel') return named(pixelEvent(fact)?.name);
  const events = [...ascEvents(fact, NO_PAGE).map(({ name }) => name), ...named(trackingEvent(fact))];
  if (tracker === 'tagManager') return [...events, ...named(adTagEvent(fact)?.name)];
  return fact.kind === 'pageViewed' ? [PAGE_VIEW, ...events] : events;
}

/**
 * Categories that a tracker needs and that are not among these. Empty if it may hear what they may hear.
 * @param tier the dealership's cookie tier
 */
export function missingConsent(
  tracker: TrackerName,
  allowed: readonly ConsentCategory[],
  tier: number,
): readonly ConsentCategory[] {
  const needed = tracker === 'googleAnalytics' ? ['analytics'] : pixelCategories(tier);
  return CONSENT_CATEGORIES.filter((one) => needed.includes(one) && !allowed.includes(one));
}
