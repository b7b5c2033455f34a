import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeForgotten, removeRefused } from './browser-storage.ts';

const ITEMS = {
  localStorage: [
    'finishedPopups',
    'popupsShown',
    'viewedPagesItems',
    '_gcl_ls',
    'lastExternalReferrer',
    'lastExternalReferrerTime',
    'multiFbc',
    'someone else’s',
  ],
  sessionStorage: ['disabledPopups', 'reloads', 'reloadedFor'],
};
const stored = new Set<string>();

beforeEach(() => {
  for (const key of Object.values(ITEMS).flat()) stored.add(key);
  const removeItem = (key: string) => stored.delete(key);
  vi.stubGlobal('window', { localStorage: { removeItem }, sessionStorage: { removeItem } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is gone. */
const removed = () =>
  Object.values(ITEMS)
    .flat()
    .filter((key) => !stored.has(key))
    .join(' ');

const OF_TRACKERS = '_gcl_ls lastExternalReferrer lastExternalReferrerTime multiFbc';

test.each([
  [['essential', 'functional', 'analytics', 'targeting'], true, ''],
  [['essential', 'functional', 'analytics'], false, OF_TRACKERS],
  [['essential', 'analytics'], false, `popupsShown viewedPagesItems ${OF_TRACKERS}`],
  // Above tier 1, trackers for targeting need functional cookies, too.
  [['essential', 'targeting'], false, `popupsShown viewedPagesItems ${OF_TRACKERS}`],
  [['essential', 'targeting'], true, 'popupsShown viewedPagesItems'],
] as const)('with %j and pixels allowed %j, these are removed: %s', (allowed, isPixelAllowed, keys) => {
  removeRefused({ allowed, isPixelAllowed });
  expect(removed()).toBe(keys);
});

test('forgetting removes everything but what the website can’t work without', () => {
  removeForgotten();
  expect(removed()).toBe(`popupsShown viewedPagesItems ${OF_TRACKERS}`);
});
