import { CONSENT_CATEGORIES, type ConsentCategory } from '@rooftop/visits/consent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://alpha.example';
const RELOAD = 'reload';
const TARGETING = CONSENT_CATEGORIES;
const REFUSED: readonly ConsentCategory[] = ['essential'];
const SERVICE = new URL('/service?a=1#hours', ORIGIN);

/** What the browser did: a reload, or the URL of a full load. */
let done: string[];
/** Whether a dialog is open over the page. */
let isCovered: boolean;
beforeEach(() => {
  done = [];
  isCovered = false;
  const location = Object.assign(new URL('/cars?page=2', ORIGIN), {
    reload: () => done.push(RELOAD),
    assign: (url: string) => done.push(url),
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  const page = {
    cookie: '',
    head: { append: () => undefined },
    documentElement: { dataset: { cookieTier: '1' } },
    forms: [],
    createElement: () => new EventTarget(),
    querySelector: () => (isCovered ? {} : null),
    querySelectorAll: () => [],
  };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  // Module state, and the consent in force is read once.
  vi.resetModules();
});

/** Opens a page with a container. */
async function open(first: readonly ConsentCategory[]) {
  const { followNavigation } = await import('./new-document.ts');
  const { tagManager } = await import('./trackers/tag-manager.ts');
  const { runTracker } = await import('./trackers/run-tracker.ts');
  const consentOf = (allowed: readonly ConsentCategory[]) => ({
    allowed,
    gpc: false,
    isPixelAllowed: allowed.includes('targeting'),
  });
  let consent = consentOf(first);
  let tell: (now: typeof consent) => void = () => undefined;
  runTracker(tagManager('GTM-1'), {
    origin: ORIGIN,
    subscribe: () => () => undefined,
    currentConsent: () => consent,
    onConsentChange: (listener) => (tell = listener),
  });
  return {
    navigate: followNavigation,
    choose: (allowed: readonly ConsentCategory[]) => {
      consent = consentOf(allowed);
      tell(consent);
    },
  };
}

test('a container that is refused after it started ends with a reload', async () => {
  const { choose } = await open(TARGETING);
  choose(['essential', 'targeting']);
  expect(done).toEqual([]);
  choose(REFUSED);
  expect(done).toEqual([RELOAD]);
});

test('a container that never started needs no reload', async () => {
  const { choose, navigate } = await open(REFUSED);
  choose(['essential', 'analytics']);
  navigate({ location: SERVICE });
  expect(done).toEqual([]);
});

test('a reload waits for unfinished input: the next page is a full load', async () => {
  const { choose, navigate } = await open(TARGETING);
  isCovered = true;
  choose(REFUSED);
  // The result of the form that the visitor sends is shown first.
  navigate({ location: SERVICE, formMethod: 'POST' });
  isCovered = false;
  navigate({});
  expect(done).toEqual([]);
  navigate({ location: SERVICE });
  expect(done).toEqual([SERVICE.href]);
});

test.each([undefined, 'GET'])(
  'a page that is being opened meanwhile (by %s) is opened by a full load',
  async (formMethod) => {
    const { choose, navigate } = await open(TARGETING);
    navigate({ location: SERVICE, formMethod });
    choose(REFUSED);
    expect(done).toEqual([SERVICE.href]);
  },
);

test('a page to which the browser has gone back already is reloaded', async () => {
  const { choose, navigate } = await open(TARGETING);
  isCovered = true;
  choose(REFUSED);
  navigate({ location: new URL(window.location.href) });
  expect(done).toEqual([RELOAD]);
});

test('a container that is allowed again meanwhile needs no new document', async () => {
  const { choose, navigate } = await open(TARGETING);
  isCovered = true;
  choose(REFUSED);
  choose(TARGETING);
  navigate({ location: SERVICE });
  expect(done).toEqual([]);
});
