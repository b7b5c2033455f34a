import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { parseTerms } from '@rooftop/finance/terms-text';
import { CONSENT_CATEGORIES } from '@rooftop/visits/consent';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';
import { readVisitor, type Visitor } from '#app/visitor/read-visitor.ts';

const dealership = (slug: string, cookieTier: Dealership['cookieTier']): Dealership => ({
  id: `dealership-${slug}`,
  createdAt: '2026-01-01T00:00:00Z',
  slug,
  name: 'Cars',
  hostnames: [],
  languages: ['en'],
  timeZone: 'America/New_York',
  theme: {
    brand: '#0b4a5e',
    accent: '#f26a1b',
    progress: '#0b4a5e',
    neutral: 'cool',
    radius: 10,
    displayFace: 'archivo',
    header: 'light',
  },
  isLaunched: true,
  cookieTier,
  phoneMask: '(999) 999-9999',
  chat: null,
  trackers: { measurementIds: [], tagContainer: null, metaPixelId: null },
  logo: null,
  financing: null,
});

type Parts = Record<'slug' | 'origin' | 'address', string> & Visitor;

test('gives two requests one key only if dealership, host, visitor and URL are the same', () => {
  const part = fc.string({ maxLength: 4 });
  const request = fc.record({
    slug: part,
    origin: part,
    storeKey: part,
    consent: fc.subarray([...CONSENT_CATEGORIES]),
    hasAnswered: fc.boolean(),
    gpc: fc.boolean(),
    address: part,
  });
  const key = ({ slug, origin, address, ...visitor }: Parts) =>
    pageKey({ siteRequest: { dealership: dealership(slug, 2), origin }, visitor, address });
  fc.assert(
    fc.property(request, request, fc.string(), (one, two, other) => {
      expect(key(one)).toBe(key({ ...one }));
      expect(key(one) === key(two)).toBe(JSON.stringify(one) === JSON.stringify(two));
      // Unlike two random requests, these differ in one field only.
      for (const field of ['slug', 'origin', 'storeKey', 'address'] as const)
        expect(key({ ...one, [field]: other }) === key(one)).toBe(other === one[field]);
      expect(key({ ...one, gpc: !one.gpc })).not.toBe(key(one));
      expect(key({ ...one, hasAnswered: !one.hasAnswered })).not.toBe(key(one));
    }),
  );
});

test.each([0, 1, 2, 3] as const)(
  'in tier %d, limits a page to twelve variants, whatever visitors claim to have chosen',
  (tier) => {
    const own = dealership('a', tier);
    const keys = new Set<string>();
    const value = fc.oneof(
      fc.subarray([...CONSENT_CATEGORIES, 'all', '', '__proto__']).map((names) => names.join()),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    const cookie = fc.oneof(
      value.map((chosen) => `theme=dark; allowCookies=${chosen}; allowCookies=targeting`),
      value.map((chosen) => `allowCookies=${encodeURIComponent(chosen)}`),
      value.map((chosen) => `displayCookies=hide; allowCookies=${chosen}`),
      fc.constantFrom('displayCookies=hide', 'displayCookies=show'),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    const gpc = fc.oneof(fc.constantFrom('0', '1', '1, 1', undefined), fc.string({ maxLength: 4 }));
    fc.assert(
      fc.property(cookie, gpc, (sent, signal) => {
        const visitor = readVisitor({ cookie: sent, gpc: signal }, own);
        keys.add(pageKey({ siteRequest: { dealership: own, origin: 'o' }, visitor, address: '/' }));
      }),
      { numRuns: 2000 },
    );
    expect(keys.size).toBeLessThanOrEqual(12);
    expect(keys.size).toBeGreaterThan(1);
  },
);

test('a search has another key for other terms', () => {
  const visitor = readVisitor({ cookie: undefined, gpc: undefined }, { cookieTier: 0 });
  const pageRequest = {
    siteRequest: { dealership: dealership('a', 0), origin: 'o' },
    visitor,
    address: '/cars-for-sale',
  };
  const keys = [null, 'finance.20p.0.850.72', 'finance.10p.0.850.72', 'finance.20p.0.850.60'].map((text) => {
    const terms = parseTerms(text);
    return pageKey({ ...pageRequest, terms: terms?.kind === 'finance' ? terms : null });
  });
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys[0]).toBe(pageKey(pageRequest));
});
