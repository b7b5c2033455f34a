import { ADVERTISING_PARAMETERS } from '@rooftop/forms/advertising';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testDealership } from '../../tests/support/website.ts';
import { advertisingOf, readAdvertising } from './advertising.ts';
import { rememberAdvertising } from './remember-advertising.ts';

describe('allowed parameters', () => {
  test.each([
    ['', {}],
    ['?utm_source=mail&utm_medium=cpc', { utm_source: 'mail', utm_medium: 'cpc' }],
    ['?gclid=a&gclid=b', { gclid: 'a' }],
    ['?UTM_SOURCE=mail&utm_id=7&__proto__=x', {}],
    ['?utm_term=caf%C3%A9+noir', { utm_term: 'café noir' }],
    ['?utm_term=a%0D%0ABcc:%20x%00', { utm_term: 'aBcc: x' }],
    ['?utm_term=%20%20&gclid=%E2%80%AE', {}],
    [`?fbclid=${'x'.repeat(600)}`, { fbclid: 'x'.repeat(500) }],
  ])('%s', (query, values) => {
    expect(advertisingOf(query)).toEqual(values);
  });

  test('always have allowed names, short values, and no control characters', () => {
    const pairs = fc.array(
      fc.tuple(
        fc.oneof(fc.constantFrom(...ADVERTISING_PARAMETERS), fc.string()),
        fc.string({ unit: 'binary' }),
      ),
    );
    fc.assert(
      fc.property(pairs, (sent) => {
        const values = advertisingOf(
          new URLSearchParams(sent.map(([name, value]) => [name, value])).toString(),
        );
        expect(ADVERTISING_PARAMETERS).toEqual(expect.arrayContaining(Object.keys(values)));
        for (const value of Object.values(values)) expect(value).toMatch(/^\P{C}{1,500}$/u);
        // Parsing the stored values again changes nothing.
        expect(advertisingOf(new URLSearchParams(values).toString())).toEqual(values);
      }),
    );
  });
});

test('reads advertisers’ own allowed cookies in addition to the stored parameters', () => {
  const own = {
    _fbp: 'fb.1.1790000000000.1',
    _fbc: 'fb.1.1790000000000.x',
    _gcl_aw: 'GCL.1.a',
    _gcl_au: '1.1.2',
  };
  const cookies = { ...own, _gcl_gb: ' ', _ga: 'GA1', visitor: 'x', adsValues: 'utm_source=mail&evil=1' };
  expect(readAdvertising(cookies)).toEqual({ utm_source: 'mail', ...own });
  expect(readAdvertising({ _gcl_aw: `a\r\nBcc: x${'y'.repeat(600)}` })._gcl_aw).toMatch(/^aBcc: xy{490,}$/);
});

describe('advertising parameters in a URL', () => {
  const cookiesOf = (
    request: { method?: string; url: string; headers?: Record<string, string> },
    { tier = 1, secure = false }: { tier?: 1 | 2 | 3; secure?: boolean } = {},
  ) => {
    const cookies: string[] = [];
    const outgoing = { appendHeader: (_: string, value: string) => cookies.push(value) };
    const dealership = testDealership({ cookieTier: tier });
    rememberAdvertising({ method: 'GET', headers: {}, ...request }, outgoing, { dealership }, secure);
    return cookies;
  };
  const url = '/cars-for-sale?sort=newest&gclid=a%3Bb&utm_source=x';

  test('are stored for thirty days, readable by our own scripts', () => {
    expect(cookiesOf({ url }, { secure: true })).toEqual([
      'adsValues=utm_source%3Dx%26gclid%3Da%253Bb; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ]);
  });

  test.each<[string, Parameters<typeof cookiesOf>[0], 1 | 2 | 3]>([
    ['without advertising parameters', { url: '/?page=2' }, 1],
    ['without a query', { url: '/' }, 1],
    ['of a form submission', { url, method: 'POST' }, 1],
    ['without consent', { url }, 2],
    [
      'with consent to other categories',
      { url, headers: { cookie: 'allowCookies=functional,analytics' } },
      3,
    ],
    ['with Global Privacy Control', { url, headers: { 'sec-gpc': '1' } }, 1],
  ])('are not stored: %s', (_, request, tier) => {
    expect(cookiesOf(request, { tier })).toEqual([]);
  });

  test('are stored with consent to targeting', () => {
    expect(cookiesOf({ url, headers: { cookie: 'allowCookies=targeting' } }, { tier: 3 })).toHaveLength(1);
  });
});
