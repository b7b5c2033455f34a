import { afterEach, expect, test, vi } from 'vitest';
import { browserCookie } from './browser-cookie.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['https:', 'experiments', '__Host-experiments=a%2Cb; terms=1', 'a,b'],
  ['https:', 'experiments', 'experiments=planted; terms=1', undefined],
  ['https:', 'allowCookies', 'allowCookies=essential', 'essential'],
  ['http:', 'experiments', 'experiments=a; terms=1', 'a'],
  ['http:', 'experiments', '__Host-experiments=a', undefined],
  ['http:', 'terms', 'terms=%E0%A4%A', '%E0%A4%A'],
])('on %s %s in %j is %j', (protocol, name, cookie, value) => {
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', { cookie });
  expect(browserCookie(name)).toBe(value);
});
