import { expect, test } from 'vitest';
import { testContext, testDealership, testSettings } from '../../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { cookieBannerView } from './cookie-banner-view.server.tsx';

interface Setting {
  readonly tier: 0 | 1 | 2 | 3;
  readonly isSymmetric?: boolean;
}

function banner({ tier, isSymmetric = false }: Setting, fields: Partial<RequestContext> = {}) {
  const dealership = testDealership({ cookieTier: tier, languages: ['en', 'es'] });
  const settings = { ...testSettings(), symmetricConsent: isSymmetric };
  const context = testContext({ dealership, hasAnswered: false, ...fields });
  return cookieBannerView(settings, context)?.content.view?.html ?? null;
}

const textsOf = (html: string | null, tag: RegExp) =>
  [...(html ?? '').matchAll(tag)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));
const ANSWER = /<(?:button|a)[^>]*class="button [^"]*button-small"[^>]*>(.*?)<\/(?:button|a)>/g;

test.each<[Setting, string[]]>([
  [{ tier: 0 }, []],
  [{ tier: 1 }, ['Accept']],
  [{ tier: 2 }, ['Accept all', 'Customize']],
  [{ tier: 3 }, ['Accept all', 'Deny', 'Customize']],
  [{ tier: 1, isSymmetric: true }, ['Accept all', 'Reject all']],
  [{ tier: 3, isSymmetric: true }, ['Accept all', 'Reject all', 'Customize']],
])('%j offers %j', (setting, buttons) => {
  expect(textsOf(banner(setting), ANSWER)).toEqual(buttons);
});

test('is shown until the visitor answers, and not on legal pages', () => {
  expect(banner({ tier: 2 }, { hasAnswered: true })).toBeNull();
  expect(banner({ tier: 2 }, { path: '/legal/cookie-policy' })).toBeNull();
});

test.each([
  ['show', true, false, true],
  ['show', false, false, false],
  ['force', true, false, true],
  // The banner stays, but the website can be used.
  ['force', true, true, false],
] as const)(
  'shown by %s with a background locked %s, after an answer %s: locks the page %s',
  (cookieDisplay, backgroundLocked, hasAnswered, isLocked) => {
    const settings = { ...testSettings(), cookieDisplay, backgroundLocked };
    const dealership = testDealership({ cookieTier: 2 });
    expect(cookieBannerView(settings, testContext({ dealership, hasAnswered }))?.isLocked).toBe(isLocked);
  },
);

test('leads to the choices in the page’s language, and is the same on every page', () => {
  const html = banner({ tier: 3 }, { path: '/contact-us', locale: 'es' });
  expect(html).toContain('action="/es/legal/your-privacy-choices"');
  expect(banner({ tier: 3 }, { locale: 'es' })).toBe(html);
});

test('preferences start on, except essential cookies, which are fixed, and what the browser’s signal refuses', () => {
  const boxes = (html: string | null) =>
    [...(html ?? '').matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => [
      /value="(\w+)"/.exec(box)?.[1],
      box.includes('checked=""'),
      box.includes('disabled=""'),
    ]);
  expect(boxes(banner({ tier: 2 }))).toEqual([
    ['essential', true, true],
    ['functional', true, false],
    ['analytics', true, false],
    ['targeting', true, false],
  ]);
  const signalled = banner({ tier: 2 }, { gpc: true });
  expect(boxes(signalled).slice(2)).toEqual([
    ['analytics', false, true],
    ['targeting', false, true],
  ]);
  expect(signalled).toContain('Opt-out request honored');
});
