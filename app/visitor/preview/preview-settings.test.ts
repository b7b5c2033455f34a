import { expect, test } from 'vitest';
import {
  previewArms,
  previewConsent,
  previewTime,
  printPreviewSettings,
  readPreviewSettings,
} from './preview-settings.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

test.each<[written: string, kept: string]>([
  ['store=erie&at=2026-12-24T09:00&lead=1', 'store=erie&at=2026-12-24T09%3A00&lead=1'],
  ['?consent=deny&gpc=1&arm=headline:b', 'consent=deny&gpc=1&arm=headline%3Ab'],
  ['at=2026-13-41T99:00', ''],
  ['at=tomorrow&store=../x&consent=all&lead=yes&gpc=0&arm=headline', ''],
  ['reset=1', ''],
  ['', ''],
])('of %j, %j is kept', (written, kept) => {
  expect(printPreviewSettings(readPreviewSettings(written))).toBe(kept);
});

test.each<[at: string | undefined, shown: string]>([
  ['2026-12-24T09:00', '2026-12-24T14:00:00.000Z'],
  // Clocks are set forward over this time.
  ['2026-03-08T02:30', NOW.toISOString()],
  [undefined, NOW.toISOString()],
])('a preview as of %s in New York shows %s', (at, shown) => {
  expect(previewTime({ at }, 'America/New_York', NOW).toISOString()).toBe(shown);
});

test.each<[query: string, tier: number, allowed: string]>([
  ['', 2, 'essential'],
  ['', 1, 'essential functional analytics targeting'],
  ['consent=unanswered', 2, 'essential'],
  ['consent=acceptAll', 2, 'essential functional analytics targeting'],
  ['consent=acceptAll&gpc=1', 2, 'essential functional'],
  ['consent=rejectAll', 1, 'essential'],
])('with %j, a visitor at tier %i allows %s', (query, tier, allowed) => {
  expect(previewConsent(readPreviewSettings(query), tier).join(' ')).toBe(allowed);
});

test('an arm is named with its experiment', () => {
  expect(previewArms({ arm: 'headline:b' })).toEqual({ headline: 'b' });
  expect(previewArms({})).toEqual({});
});
