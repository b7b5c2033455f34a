import { expect, test } from 'vitest';
import type { Fact } from '../facts.ts';
import { countFact, sumCounts } from './fact-count.ts';
import { factCountsShape } from './fact-counts-shape.ts';

const VIN = '1HGCV1F34LA000001';

test.each<[fact: Fact, name: string, bucket: number]>([
  [{ kind: 'pageViewed', route: 'contact-us', path: '/es/contact-us', error: null }, 'contact-us', 0],
  [{ kind: 'vehicleAbsent', error: 410 }, '410', 0],
  [{ kind: 'vehicleAbsent', error: null }, 'shown', 0],
  [{ kind: 'filterChanged', filter: 'bodystyle', value: 'suvs', isActive: true }, 'bodystyle', 0],
  [{ kind: 'mediaUsed', media: 'gallery', action: 'next', vin: VIN }, 'gallery/next', 0],
  [{ kind: 'formStarted', form: 'CONTACT', topic: '3', vin: VIN }, 'CONTACT', 0],
  [
    { kind: 'formStepped', form: 'UNLOCK_PRICE', step: 4, name: 'credit', vin: VIN },
    'UNLOCK_PRICE/credit',
    0,
  ],
  [{ kind: 'formSent', form: 'CONTACT', topic: null, vin: VIN, submission: 1042, event: null }, 'CONTACT', 0],
  [{ kind: 'phoneClicked', phone: '+18145550143', department: null }, 'any', 0],
  [{ kind: 'conversationStarted', channel: 'message', eventId: 'c-1' }, 'message', 0],
  [{ kind: 'popupFinished', popup: 'spring', outcome: 'closed', event: null }, 'spring/closed', 0],
  [{ kind: 'priceUnlocked', vin: VIN }, 'vehicle', 0],
  [{ kind: 'experimentShown', experiment: 'headline', arm: 'b' }, 'headline/b', 0],
  [{ kind: 'scriptFailed', name: 'TypeError', file: '/assets/a.js', line: 3 }, 'TypeError', 0],
  [
    { kind: 'vitalMeasured', metric: 'LCP', value: 812.5, route: 'our-company/careers' },
    'LCP/our-company/careers',
    1000,
  ],
  [{ kind: 'vitalMeasured', metric: 'CLS', value: 0, route: 'home' }, 'CLS/home', 0],
])('counts $kind by its dimension only', (fact, name, bucket) => {
  const count = countFact(fact);
  expect(count).toEqual({ kind: fact.kind, name, bucket, count: 1 });
  expect(factCountsShape.safeParse([count]).success).toBe(true);
});

test('does not count changes of consent', () => {
  expect(countFact({ kind: 'consentChanged', allowed: ['essential'] })).toBeNull();
});

test('adds up what is the same', () => {
  const one = { kind: 'pageViewed', name: 'home', bucket: 0, count: 1 } as const;
  const lcp = { kind: 'vitalMeasured', name: 'LCP/home', bucket: 500, count: 1 } as const;
  expect(sumCounts([one, lcp, one, { ...lcp, bucket: 600 }])).toEqual([
    { ...one, count: 2 },
    lcp,
    { ...lcp, bucket: 600 },
  ]);
});

const valid = { kind: 'pageViewed', name: 'home', bucket: 0, count: 1 };

test.each<[what: string, body: unknown]>([
  ['no list', valid],
  ['an empty list', []],
  ['too many', Array.from({ length: 61 }, () => valid)],
  [
    'too many together',
    [
      { ...valid, count: 40 },
      { ...valid, name: 'contact-us', count: 21 },
    ],
  ],
  ['an unknown kind', [{ ...valid, kind: 'constructor' }]],
  ['a change of consent', [{ ...valid, kind: 'consentChanged' }]],
  ['a long name', [{ ...valid, name: 'a'.repeat(251) }]],
  ['a count of nothing', [{ ...valid, count: 0 }]],
  ['a huge count', [{ ...valid, count: 61 }]],
  ['a bucket without a measure', [{ ...valid, bucket: 100 }]],
  ['an unknown bucket', [{ ...valid, kind: 'vitalMeasured', name: 'LCP/home', bucket: 101 }]],
  ['an identifier', [{ ...valid, visitor: 'x' }]],
])('refuses %s', (_what, body) => {
  expect(factCountsShape.safeParse(body).success).toBe(false);
});
