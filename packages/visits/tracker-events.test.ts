import { expect, test } from 'vitest';
import { FACTS } from '../../tests/support/facts.ts';
import { CONSENT_CATEGORIES, type ConsentCategory } from './consent.ts';
import { missingConsent, type TrackerName, trackerEvents, TRACKERS } from './tracker-events.ts';

test.each<[tracker: TrackerName, allowed: readonly ConsentCategory[], tier: number, missing: string]>([
  ['googleAnalytics', ['essential'], 2, 'analytics'],
  ['googleAnalytics', ['essential', 'analytics'], 2, ''],
  ['tagManager', ['essential'], 2, 'functional,targeting'],
  ['tagManager', ['essential', 'targeting'], 2, 'functional'],
  ['metaPixel', ['essential', 'targeting'], 1, ''],
  ['metaPixel', CONSENT_CATEGORIES, 3, ''],
])('%s with %s at tier %i lacks: %s', (tracker, allowed, tier, missing) => {
  expect(missingConsent(tracker, allowed, tier).join()).toBe(missing);
});

test.each(TRACKERS)('sends %s the event that editors configured for a popup', (tracker) => {
  expect(trackerEvents(FACTS.popupFinished, tracker)).toContain('Spring');
});

test('sends a change of consent to Google and not to Meta', () => {
  expect(trackerEvents(FACTS.consentChanged, 'googleAnalytics')).toEqual(['asc_system_process']);
  expect(trackerEvents(FACTS.consentChanged, 'metaPixel')).toEqual([]);
});
