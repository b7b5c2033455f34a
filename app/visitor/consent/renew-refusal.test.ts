import { afterEach, expect, test, vi } from 'vitest';

// The consent in force is read once, and other tests have another.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const RENEWED = 'Path=/; Max-Age=34128000; SameSite=Lax';

test.each([
  ['nothing chosen', 'a=1', []],
  ['everything allowed', 'allowCookies=essential%2Cfunctional%2Canalytics%2Ctargeting', []],
  [
    'sharing refused',
    'a=1; allowCookies=essential%2Cfunctional',
    [`allowCookies=essential%2Cfunctional; ${RENEWED}`, `displayCookies=hide; ${RENEWED}`],
  ],
  [
    'everything refused',
    'allowCookies=essential',
    [`allowCookies=essential; ${RENEWED}`, `displayCookies=hide; ${RENEWED}`],
  ],
])('%s', async (_, cookie, renewed) => {
  const written: string[] = [];
  const page = Object.assign(new EventTarget(), { documentElement: { dataset: { cookieTier: '1' } } });
  Object.defineProperty(page, 'cookie', {
    get: () => cookie,
    set(one: string) {
      written.push(one);
    },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('navigator', {});
  const { renewRefusal } = await import('./renew-refusal.ts');
  renewRefusal();
  expect(written).toEqual(renewed);
});
