import { expect, test } from 'vitest';
import { type Promotion, type Situation, promotionsFor } from './promotion.ts';

const promotion = (id: string, more: Partial<Promotion> = {}): Promotion => ({
  id,
  position: 'promotions-carousel',
  type: null,
  tags: [],
  name: id,
  url: null,
  title: id,
  description: null,
  img: null,
  additional: { category: null, ctaText: null },
  criterias: [],
  startDate: null,
  endDate: null,
  ...more,
});
const clock = { timeZone: 'America/New_York', now: new Date('2026-11-21T17:00:00Z') };
const idsFor = (promotions: Promotion[], situation: Situation = {}) =>
  promotionsFor(promotions, 'promotions-carousel', situation, clock).shown.map(({ id }) => id);

test('returns promotions of the position that run today, in order', () => {
  const promotions = [
    promotion('b'),
    promotion('grid', { position: 'grid-item' }),
    promotion('over', { endDate: '2026-11-20' }),
    promotion('coming', { startDate: '2026-11-22' }),
    promotion('a', { startDate: '2026-11-21', endDate: '2026-11-21' }),
  ];
  expect(idsFor(promotions)).toEqual(['b', 'a']);
  const { changesAt } = promotionsFor(promotions, 'promotions-carousel', {}, clock);
  expect(changesAt?.toISOString()).toBe('2026-11-22T05:00:00.000Z');
  expect(promotionsFor([promotion('x')], 'promotions-carousel', {}, clock).changesAt).toBeNull();
});

test.each<[string, Promotion['criterias'], Situation, boolean]>([
  ['no criterion', [], {}, true],
  ['a page that matches', [{ subject: 'page', value: '/service' }], { page: '/service' }, true],
  ['another page', [{ subject: 'page', value: '/service' }], { page: '/' }, false],
  ['a make in other letters', [{ subject: 'make', value: ' honda' }], { make: 'Honda' }, true],
  ['what is not known', [{ subject: 'store', value: 'erie' }], {}, false],
  [
    'one of two',
    [
      { subject: 'store', value: 'erie' },
      { subject: 'language', value: 'es' },
    ],
    { store: 'erie', language: 'en' },
    false,
  ],
  [
    'both of two',
    [
      { subject: 'condition', value: 'used' },
      { subject: 'bodyStyle', value: 'trucks' },
    ],
    { condition: 'used', bodyStyle: 'trucks' },
    true,
  ],
])('%s', (_name, criterias, situation, isShown) => {
  expect(idsFor([promotion('p', { criterias })], situation)).toEqual(isShown ? ['p'] : []);
});

test('ignores non-matching promotions when computing the next change', () => {
  const other = promotion('p', { criterias: [{ subject: 'page', value: '/x' }], endDate: '2026-11-30' });
  expect(promotionsFor([other], 'promotions-carousel', { page: '/' }, clock).changesAt).toBeNull();
});
