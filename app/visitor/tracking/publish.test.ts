import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storageFor } from '../browser-storage.ts';
import { currentConsent, refreshConsent } from '../consent/consent-state.ts';
import { publish, subscribe } from './publish.ts';

/** What these modules use of a browser. The tests in a real one are tests/e2e/consent.spec.ts. */
const page = new EventTarget();
const local = new Map<string, string>();
const cookies = { cookie: '', documentElement: { dataset: { cookieTier: '2' } } };

beforeAll(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), cookies));
  vi.stubGlobal(
    'window',
    Object.assign(page, {
      localStorage: {
        getItem: (key: string) => local.get(key) ?? null,
        setItem: (key: string, value: string) => local.set(key, value),
        removeItem: (key: string) => local.delete(key),
      },
    }),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function choose(allowed: string) {
  document.cookie = `theme=x; allowCookies=${encodeURIComponent(allowed)}`;
  refreshConsent();
}

test('follows the visitor’s choice: who hears a fact, and what is stored', () => {
  const heard: string[] = [];
  subscribe(['analytics'], ({ kind }) => heard.push(kind));
  const { local: items } = storageFor('functional');
  const store = () => {
    publish({ kind: 'popupShown', popup: 'spring' });
    items.set('viewedPagesItems', '{}');
    return [heard.splice(0).join(), items.get('viewedPagesItems'), local.size];
  };

  expect(currentConsent()).toEqual({ allowed: ['essential'], gpc: false, isPixelAllowed: false });
  expect(store()).toEqual(['', null, 0]);

  choose('essential,functional,analytics');
  expect(store()).toEqual(['consentChanged,popupShown', '{}', 1]);

  choose('essential,functional,targeting');
  expect(currentConsent().isPixelAllowed).toBe(true);
  expect(store()).toEqual(['', '{}', 1]);

  // A choice in another tab is noticed when the visitor comes back to this one.
  document.cookie = 'allowCookies=essential%2Canalytics';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store()).toEqual(['consentChanged,popupShown', null, 1]);

  // So is one in another window, beside which this one was visible all the time.
  document.cookie = 'allowCookies=essential%2Cfunctional%2Canalytics';
  window.dispatchEvent(new Event('focus'));
  expect(store()).toEqual(['consentChanged,popupShown', '{}', 1]);
});
