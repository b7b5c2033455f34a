import { afterEach, expect, test, vi } from 'vitest';

// The consent in force is read once, and other tests have another.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

interface Browser {
  /** `navigator.globalPrivacyControl` */
  readonly signal: boolean | undefined;
  /** Whether the server knows of it. */
  readonly isKnown: boolean;
  readonly cookie: string;
}

/** Opens a page of tier 1. @returns whether the page has to be loaded again, and which cookies were set */
async function open({ signal, isKnown, cookie }: Browser) {
  const written: string[] = [];
  const page = Object.assign(new EventTarget(), {
    documentElement: { dataset: { cookieTier: '1', ...(isKnown && { gpc: 'true' }) } },
  });
  Object.defineProperty(page, 'cookie', {
    get: () => cookie,
    set(one: string) {
      written.push(one);
    },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('navigator', { globalPrivacyControl: signal });
  const { storeGpc } = await import('./use-gpc-cookie.ts');
  const hasChanged = storeGpc();
  return [hasChanged, written.map((one) => one.split('; SameSite', 1)[0])];
}

const DELETED = ['experiments=; Path=/; Max-Age=0', 'adsValues=; Path=/; Max-Age=0'];

test.each<[what: string, browser: Browser, hasChanged: boolean, cookies: readonly string[]]>([
  ['no signal', { signal: undefined, isKnown: false, cookie: 'a=1' }, false, []],
  ['a signal in the header as well', { signal: true, isKnown: true, cookie: '' }, false, []],
  ['a signal in the header only', { signal: undefined, isKnown: true, cookie: '' }, false, []],
  [
    'a signal that only scripts see',
    { signal: true, isKnown: false, cookie: 'adsValues=gclid%3Dx' },
    true,
    ['gpc=1; Path=/; Max-Age=34128000', ...DELETED],
  ],
  ['the same on the next page', { signal: true, isKnown: true, cookie: 'gpc=1' }, false, []],
  [
    'a signal that was switched off',
    { signal: false, isKnown: true, cookie: 'gpc=1' },
    true,
    ['gpc=1; Path=/; Max-Age=0'],
  ],
])('%s', async (_what, browser, hasChanged, cookies) => {
  expect(await open(browser)).toEqual([hasChanged, cookies]);
});
