import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ItemsRule, PopupPage } from './popup-rules.ts';
import {
  countPage,
  isCountAllowed,
  isParamRule,
  mergeViewedItems,
  parseViewedItems,
  type ViewedItems,
  visitCounter,
} from './viewed-items.ts';

const car = (vin: unknown, condition: unknown = 'used'): PopupPage => ({
  name: 'vehicle',
  path: '/used-cars-for-sale/2020-ford',
  params: { vin, condition },
});
const SERVICE: PopupPage = { name: 'service', path: '/service', params: {} };

function countAfter(params: ItemsRule['params'], pages: readonly PopupPage[]): number {
  const rule: ItemsRule = { key: 'r', page: 'vehicle', params, minCount: null, maxCount: null };
  const condition = { key: 'c', pageItemsViewed: [rule] };
  const popups = [{ id: 'p', conditions: [condition] }];
  const viewed = pages.reduce<ViewedItems>((counted, page) => countPage(popups, page, counted), {});
  return visitCounter(viewed, 'p', 'c', 'r').countVisits;
}

describe('the param rule (spec 5)', () => {
  test.each<[what: string, params: ItemsRule['params'], pages: readonly PopupPage[], count: number]>([
    ['no params: every visit counts', {}, [car('A'), car('A'), car('B')], 3],
    ['another page does not count', {}, [SERVICE], 0],
    ['true: each new value once', { vin: true }, [car('A'), car('B'), car('A'), car('B')], 2],
    ['true: a number is a value', { vin: true }, [car(1), car('1'), car(2)], 2],
    ['true: neither text nor number', { vin: true }, [car(null), car(undefined), car(['A']), car(true)], 0],
    ['a text must match exactly', { condition: 'new' }, [car('A'), car('A', 'new'), car('A', 'news')], 1],
    ['a text: neither text nor number', { condition: 'new' }, [car('A', ['new'])], 0],
    ['an array must contain it', { condition: ['new', 'used'] }, [car('A'), car('A', 'certified')], 1],
    ['all params must fit', { vin: true, condition: 'used' }, [car('A'), car('B', 'new'), car('A')], 1],
    ['an inherited name is no param', { constructor: true }, [car('A')], 0],
  ])('%s', (_what, params, pages, count) => {
    expect(countAfter(params, pages)).toBe(count);
  });

  test.each([
    [true, true],
    ['used', true],
    [['a', 'b'], true],
    [false, false],
    ['', false],
    [[], false],
    [[1], false],
    [{ in: ['a'] }, false],
    [undefined, false],
    [null, false],
    [3, false],
  ])('%j is a rule: %s', (rule, isRule) => {
    expect(isParamRule(rule)).toBe(isRule);
  });
});

test.each<[min: number | null, max: number | null, count: number, allowed: boolean]>([
  [null, null, 0, false],
  [null, null, 1, true],
  [null, null, 9, true],
  [2, 4, 1, false],
  [2, 4, 2, true],
  [2, 4, 4, true],
  [2, 4, 5, false],
  [3, null, 2, false],
  [3, null, 3, true],
  [3, null, 99, true],
  [null, 2, 0, true],
  [null, 2, 2, true],
  [null, 2, 3, false],
  [0, 0, 0, true],
  [0, 0, 1, false],
])('the page-visit rule: at least %s, at most %s allows %i: %s', (minCount, maxCount, count, allowed) => {
  expect(isCountAllowed({ minCount, maxCount }, count)).toBe(allowed);
});

describe('stored counters', () => {
  const counter = fc.record({
    countVisits: fc.nat(1000),
    itemsListViewed: fc.uniqueArray(fc.string(), { maxLength: 5 }),
  });
  const keys = fc.constantFrom('a', 'b', 'c');
  const viewed = fc.dictionary(keys, fc.dictionary(keys, fc.dictionary(keys, counter)));

  test('survive storage', () => {
    fc.assert(
      fc.property(viewed, (counters) => {
        expect(parseViewedItems(JSON.stringify(counters))).toEqual(counters);
      }),
    );
  });

  test.each([null, '', 'nonsense', '[]', '3', '{"p":3}', '{"p":{"c":[]}}'])(
    'from %j count nothing',
    (text) => {
      expect(visitCounter(parseViewedItems(text), 'p', 'c', 'r').countVisits).toBe(0);
    },
  );

  test('parse any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        for (const popup of Object.values(parseViewedItems(text)))
          for (const condition of Object.values(popup))
            for (const { countVisits, itemsListViewed } of Object.values(condition)) {
              expect(countVisits).toBeGreaterThanOrEqual(0);
              expect(itemsListViewed.every((item) => typeof item === 'string')).toBe(true);
            }
      }),
    );
  });

  test('merge without losing or doubling any', () => {
    fc.assert(
      fc.property(viewed, viewed, (one, other) => {
        const merged = mergeViewedItems(one, other);
        expect(mergeViewedItems(merged, one)).toEqual(merged);
        for (const [popup, conditions] of Object.entries(one))
          for (const [condition, rules] of Object.entries(conditions))
            for (const [rule, mine] of Object.entries(rules)) {
              const both = visitCounter(merged, popup, condition, rule);
              const theirs = visitCounter(other, popup, condition, rule);
              expect(both.countVisits).toBe(Math.max(mine.countVisits, theirs.countVisits));
              expect(new Set(both.itemsListViewed)).toEqual(
                new Set([...mine.itemsListViewed, ...theirs.itemsListViewed]),
              );
            }
      }),
    );
  });
});
