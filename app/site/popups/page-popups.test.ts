import type { Popup } from '@rooftop/content/documents/popup/popup';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testCondition, testPopup } from '../../../tests/support/popups.ts';
import { testContent, testContext } from '../../../tests/support/website.ts';
import { ANONYMOUS, type VisitorSession } from '#app/visitor/visitor-session.ts';
import { popupsView } from './popups-view.server.ts';

/** What these modules use of a browser's document. Clicks on it are on an element that every selector finds. */
class FakeDocument extends EventTarget {
  cookie = 'allowCookies=essential';
  readonly documentElement = { dataset: { cookieTier: '2' } };
  readonly activeElement = null;
  /** Whether a window is open. */
  isBusy = false;
  querySelector() {
    return this.isBusy ? this : null;
  }
  createDocumentFragment() {
    return this;
  }
  closest() {
    return this;
  }
}

const PATH = '/service';
const LEAD = { ...ANONYMOUS, id: crypto.randomUUID(), isLead: true };
const FROM_AN_AD = { ...ANONYMOUS, advertising: { utm_source: 'mail' } };
/** A window, whose parent it is itself unless it is a frame's. */
class FakeWindow extends EventTarget {
  readonly parent: EventTarget = this;
  private readonly items = new Map<string, string>();
  readonly localStorage = {
    getItem: (key: string) => this.items.get(key) ?? null,
    setItem: (key: string, value: string) => void this.items.set(key, value),
    removeItem: (key: string) => void this.items.delete(key),
  };
}

let page: FakeDocument;
let host: FakeWindow;
beforeEach(() => {
  page = new FakeDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', FakeDocument);
  host = new FakeWindow();
  vi.stubGlobal('window', host);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // The consent in force is read once, and other tests have another.
  vi.resetModules();
});

/** Opens a page. */
async function open(popups: readonly Popup[]) {
  const { openPagePopups } = await import('./page-popups.ts');
  const { announceLeadSent } = await import('#app/forms/lead-sent.ts');
  const { publish } = await import('#app/visitor/tracking/publish.ts');
  const { refreshConsent } = await import('#app/visitor/consent/consent-state.ts');
  publish({ kind: 'consentChanged', allowed: ['essential'] });
  const loads: string[] = [];
  const shown: string[] = [];
  let visitor: VisitorSession | null = ANONYMOUS;
  vi.stubGlobal('fetch', async () => {
    if (visitor === null) throw new TypeError('offline');
    const context = testContext({ content: testContent({ popups: async () => popups }), visitor });
    return Response.json(await popupsView(PATH, context));
  });
  const opened = openPagePopups(
    '/api/popups',
    PATH,
    { current: new Map() },
    (_as, { popup }) => shown.push(popup.id),
    (loaded) => loads.push(loaded.map(({ id }) => id).join()),
  );
  await expect.poll(() => loads.length).toBe(1);
  return {
    ...opened,
    loads,
    /** Popups that were shown since the last call. */
    shown: (seconds = 0) => {
      vi.advanceTimersByTime(seconds * 1000);
      return shown.splice(0).join();
    },
    /** What the server knows of the visitor from now on. Null if it doesn't answer. */
    become: (known: VisitorSession | null) => (visitor = known),
    sendForm: announceLeadSent,
    sendFormInFrame: () => {
      vi.stubGlobal('window', { parent: host });
      announceLeadSent();
      vi.stubGlobal('window', host);
    },
    allowAll: () => {
      page.cookie = 'allowCookies=essential,functional,analytics,targeting';
      refreshConsent();
    },
  };
}

const popup = (id: string, parts: Parameters<typeof testCondition>[0]) =>
  testPopup(id, { conditions: [testCondition(parts)] });
const STRANGERS = popup('strangers', { visitors: 'others', timer: 5 });

test.each(['sendForm', 'sendFormInFrame'] as const)(
  'a visitor who sends a form is a lead on the same page: %s',
  async (send) => {
    const {
      become,
      shown,
      loads,
      [send]: sendForm,
    } = await open([STRANGERS, popup('leads', { visitors: 'leads' })]);
    expect(shown(4)).toBe('');
    become(LEAD);
    sendForm();
    // Not while the server is asked either.
    expect(shown(10)).toBe('');
    await expect.poll(() => loads).toEqual(['strangers', 'leads']);
    expect(shown(10)).toBe('leads');
  },
);

test('advertising values count once they are allowed', async () => {
  const ad = popup('ad', { adsValues: [{ name: 'utm_source', rule: 'is', values: ['mail'] }] });
  const { become, allowAll, shown, loads } = await open([ad]);
  expect(shown(10)).toBe('');
  become(FROM_AN_AD);
  allowAll();
  await expect.poll(() => loads.length).toBe(2);
  expect(shown()).toBe('ad');
});

test.each<[what: string, parts: Parameters<typeof testCondition>[0], seconds: number, isShown: boolean]>([
  ['a timer goes on', { timer: 5 }, 1, true],
  ['a click before it counts', { itemClicked: 'h1' }, 0, true],
  [
    'the visit counts once',
    { pageItemsViewed: [{ key: 'r', page: 'service', params: [], minCount: 2, maxCount: null }] },
    10,
    false,
  ],
])('after loading them again, %s', async (_what, parts, seconds, isShown) => {
  const { sendForm, shown, loads } = await open([popup('a', parts)]);
  expect(shown(4)).toBe('');
  page.isBusy = true;
  page.dispatchEvent(new Event('click'));
  sendForm();
  await expect.poll(() => loads.length).toBe(2);
  page.isBusy = false;
  expect(shown(seconds + 0.5)).toBe(isShown ? 'a' : '');
});

/** Opens pages of a visitor, each in a document of its own. Returns in which arms they were. */
async function armsOn(pages: number): Promise<readonly string[]> {
  const arms: string[] = [];
  for (let visit = 0; visit < pages; visit += 1) {
    vi.resetModules();
    vi.stubGlobal('document', Object.assign(new FakeDocument(), { cookie: page.cookie }));
    const half = { ...popup('half', { timer: 1 }), holdOutPercent: 50 };
    const { shown, stop } = await open([half]);
    const { subscribe } = await import('#app/visitor/tracking/publish.ts');
    const isShown = shown(2) !== '';
    const stopHearing = subscribe(['essential'], (fact) => {
      if (fact.kind === 'experimentShown') arms.push(`${fact.arm} ${isShown}`);
    });
    stopHearing();
    stop();
  }
  return arms;
}

test('a visitor stays in the hold-out of a popup, or out of it, on every page', async () => {
  page.cookie = 'allowCookies=essential,functional,analytics,targeting';
  for (let visitor = 0; visitor < 6; visitor += 1) {
    vi.stubGlobal('window', new FakeWindow());
    const arms = await armsOn(3);
    expect(arms).toHaveLength(3);
    expect(new Set(arms).size).toBe(1);
    expect(['shown true', 'hold-out false']).toContain(arms[0]);
  }
});

test('a visitor whose browser keeps nothing counts in no hold-out', async () => {
  expect(await armsOn(2)).toEqual([]);
});

test('no popup shows if the server does not answer a second time', async () => {
  const { become, sendForm, shown } = await open([STRANGERS]);
  become(null);
  sendForm();
  expect(shown(10)).toBe('');
});

test('a page that was left loads nothing', async () => {
  const { stop, sendForm, shown, loads } = await open([STRANGERS]);
  stop();
  sendForm();
  await new Promise((done) => setImmediate(done));
  expect([shown(10), loads.length]).toEqual(['', 1]);
});
