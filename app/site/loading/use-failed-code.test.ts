import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const ORIGIN = 'http://alpha.example';
const ROUTE = 'routecodeerror';
const CHUNK = 'vite:preloadError';
/** What a failure leads to, unless it is the URL of a full load. After nothing the error page shows. */
const RELOAD = 'reload';
const NOTHING = '';

/** A browser's window at `/cars?page=2#top`. */
class FakeWindow extends EventTarget {
  readonly done: string[] = [];
  readonly location = Object.assign(new URL('/cars?page=2#top', ORIGIN), {
    reload: () => this.done.push(RELOAD),
    assign: (url: string) => this.done.push(url),
  });
  __remixRouter: object | undefined = { state: { navigation: {} } };
  private readonly items = new Map<string, string>();
  readonly sessionStorage = {
    getItem: (key: string) => this.items.get(key) ?? null,
    setItem: (key: string, value: string) => void this.items.set(key, value),
  };
  /** Begins to open a page. */
  navigate(path: string): void {
    this.__remixRouter = { state: { navigation: { location: new URL(path, ORIGIN) } } };
  }
  /** Returns what a failure to load code does. */
  fail(type: string): string {
    const isHandled = !this.dispatchEvent(new Event(type, { cancelable: true }));
    const [what = NOTHING] = this.done.splice(0);
    expect(isHandled).toBe(what !== NOTHING);
    return what;
  }
}

/** A page without forms and frames. */
const newPage = () =>
  Object.assign(new EventTarget(), {
    cookie: '',
    documentElement: { dataset: { cookieTier: '1' } },
    forms: [],
    isCovered: false,
    querySelector() {
      return this.isCovered ? this : null;
    },
    querySelectorAll: () => [],
  });

let browser: FakeWindow;
let page: ReturnType<typeof newPage>;
beforeEach(() => {
  page = newPage();
  browser = new FakeWindow();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // The consent in force is read once, and other tests have another.
  vi.resetModules();
});

const watch = async () => (await import('./use-failed-code.ts')).watchFailedCode();

/** Has something that only measures fail while it is loaded. Returns what that does. */
async function failToMeasure(): Promise<string> {
  const { loadTwice } = await import('../tracking/load-twice.ts');
  let what = NOTHING;
  await loadTwice(async () => {
    what = browser.fail(CHUNK);
  });
  return what;
}

describe.each([ROUTE, CHUNK])('%s', (type) => {
  test('opens the page that was being opened, by a full load', async () => {
    await watch();
    browser.navigate('/service?a=1#hours');
    expect(browser.fail(type)).toBe(`${ORIGIN}/service?a=1#hours`);
  });

  test('reloads a page to which the browser has gone back already, with its fragment', async () => {
    await watch();
    browser.navigate('/cars?page=2#top');
    expect(browser.fail(type)).toBe(RELOAD);
  });

  test('reloads the page if none is being opened, or before there is a router', async () => {
    await watch();
    expect(browser.fail(type)).toBe(RELOAD);
    vi.setSystemTime(Date.now() + 10_000);
    browser.__remixRouter = undefined;
    expect(browser.fail(type)).toBe(RELOAD);
  });

  test('opens each page once in ten seconds, whatever the fragment; then the error page shows', async () => {
    await watch();
    browser.navigate('/service');
    expect(browser.fail(type)).toBe(`${ORIGIN}/service`);
    browser.navigate('/service#hours');
    expect(browser.fail(type)).toBe(NOTHING);
    browser.navigate('/contact-us');
    expect(browser.fail(type)).toBe(`${ORIGIN}/contact-us`);
    browser.navigate('/service');
    vi.setSystemTime(Date.now() + 10_000);
    expect(browser.fail(type)).toBe(`${ORIGIN}/service`);
  });

  test('does nothing once it is stopped', async () => {
    (await watch())();
    expect(browser.fail(type)).toBe(NOTHING);
  });
});

test('what only measures never reloads the page that is read, but does not hide the failure of the next one', async () => {
  await watch();
  expect(await failToMeasure()).toBe(NOTHING);
  browser.navigate('/service');
  expect(await failToMeasure()).toBe(`${ORIGIN}/service`);
});

test('a part that fails never reloads the page over input or without a network', async () => {
  await watch();
  page.isCovered = true;
  expect(browser.fail(CHUNK)).toBe(NOTHING);
  page.isCovered = false;
  vi.stubGlobal('navigator', { onLine: false });
  expect(browser.fail(CHUNK)).toBe(NOTHING);
  vi.stubGlobal('navigator', { onLine: true });
  expect(browser.fail(CHUNK)).toBe(RELOAD);
});
