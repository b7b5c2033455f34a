import type { Promotion } from '@rooftop/content/documents/promotion/promotion';
import { expect, test } from 'vitest';
import { promotionsFor, type PromotionContext } from './promotions-for.ts';

const promotion = (fields: Partial<Promotion>): Promotion => ({
  id: 'promotion-alpha-one',
  position: 'grid-item',
  type: null,
  tags: [],
  url: null,
  title: 'One',
  description: null,
  img: null,
  additional: { category: null, ctaText: null },
  criterias: [],
  startDate: null,
  endDate: null,
  ...fields,
});

function shown(fields: Partial<Promotion>, scene: Partial<PromotionContext> = {}) {
  const changes: string[] = [];
  const promotions = promotionsFor([promotion(fields)], {
    position: 'grid-item',
    tag: null,
    facts: { page: ['/', 'home'], store: ['erie'], language: ['en'] },
    now: new Date('2026-11-23T17:00:00Z'),
    timeZone: 'America/New_York',
    validUntil: (moment) => changes.push(moment.toISOString()),
    ...scene,
  });
  return { isShown: promotions.length === 1, changes };
}

test.each<[string, Partial<Promotion>, boolean, string[]]>([
  ['without dates', {}, true, []],
  ['from today on', { startDate: '2026-11-23' }, true, []],
  ['until today', { endDate: '2026-11-23' }, true, ['2026-11-24T05:00:00.000Z']],
  ['from tomorrow on', { startDate: '2026-11-24' }, false, ['2026-11-24T05:00:00.000Z']],
  ['ended yesterday', { endDate: '2026-11-22' }, false, []],
  [
    'a future period',
    { startDate: '2027-07-01', endDate: '2027-07-31' },
    false,
    ['2027-07-01T04:00:00.000Z'],
  ],
  ['until 2050', { startDate: '2024-03-01', endDate: '2050-12-31' }, true, ['2051-01-01T05:00:00.000Z']],
])('%s', (_, dates, isShown, changes) => {
  expect(shown(dates)).toEqual({ isShown, changes });
});

test('uses the dealership’s time zone, not UTC', () => {
  const lateEvening = new Date('2026-11-24T04:59:59Z');
  expect(shown({ endDate: '2026-11-23' }, { now: lateEvening }).isShown).toBe(true);
  expect(shown({ endDate: '2026-11-23' }, { now: new Date('2026-11-24T05:00:00Z') }).isShown).toBe(false);
});

test.each<[string, Promotion['criterias'], boolean]>([
  ['none', [], true],
  ['this page by name', [{ subject: 'page', value: 'home' }], true],
  ['this page by path', [{ subject: 'page', value: '/' }], true],
  ['another page', [{ subject: 'page', value: '/service' }], false],
  ['the visitor’s store', [{ subject: 'store', value: 'erie' }], true],
  ['another store', [{ subject: 'store', value: 'dunkirk' }], false],
  [
    'the visitor’s store in another language',
    [
      { subject: 'store', value: 'erie' },
      { subject: 'language', value: 'es' },
    ],
    false,
  ],
])('criterias: %s', (_, criterias, isShown) => {
  expect(shown({ criterias }).isShown).toBe(isShown);
});

test('promotions for other pages do not affect the expiry of the page', () => {
  const criterias = [{ subject: 'store', value: 'dunkirk' } as const];
  expect(shown({ criterias, endDate: '2026-11-23' }).changes).toEqual([]);
  expect(shown({ endDate: '2026-11-23' }, { position: 'promotions-carousel' })).toEqual({
    isShown: false,
    changes: [],
  });
});

test.each([
  [null, true],
  ['bonus', true],
  ['oil', false],
])('a block for the tag %j shows one with others: %j', (tag, isShown) => {
  expect(shown({ tags: ['trade', 'bonus'] }, { tag }).isShown).toBe(isShown);
});
