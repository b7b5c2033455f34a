import { describe, expect, test } from 'vitest';
import { adsValueMatches, type AdsRule, isAdsRule } from './ads-rule.ts';
import {
  mayHoldOn,
  evaluateConditions,
  type MetSince,
  failedPart,
  holdsNow,
  isFullyInView,
  type PopupCondition,
  type Situation,
  wrongParam,
} from './conditions.ts';
import type { ItemsRule } from './popup-rules.ts';

const ALWAYS: PopupCondition = {
  key: 'c',
  isLead: null,
  pages: [],
  pageItemsViewed: [],
  adsValues: {},
  tagQuery: null,
  itemClicked: null,
  timer: null,
};
const rule = (parts: Partial<ItemsRule> = {}): ItemsRule => ({
  key: 'r',
  page: 'vehicle',
  params: {},
  minCount: null,
  maxCount: null,
  ...parts,
});
const HERE: Situation = {
  page: { name: 'service', path: '/service', params: {} },
  isLead: false,
  ads: { utm_source: 'mail' },
  viewed: { p: { c: { r: { countVisits: 2, itemsListViewed: [] } } } },
  seen: new Set(['.seen']),
  clicked: new Set(['.clicked']),
};

test.each<[rule: AdsRule, value: string | undefined, matches: boolean]>([
  [false, undefined, true],
  [false, 'mail', false],
  [true, 'mail', true],
  [true, undefined, false],
  ['mail', 'mail', true],
  ['mail', 'Mail', false],
  ['mail', undefined, false],
  [{ in: ['mail', 'ads'] }, 'ads', true],
  [{ in: ['mail', 'ads'] }, 'other', false],
  [{ in: ['mail'] }, undefined, false],
  [{ not: ['mail'] }, 'ads', true],
  [{ not: ['mail'] }, 'mail', false],
  [{ not: ['mail'] }, undefined, true],
  [{ in: ['mail', 'ads'], not: ['ads'] }, 'mail', true],
  [{ in: ['mail', 'ads'], not: ['ads'] }, 'ads', false],
])('advertising rule %j for %j: %s', (rule, value, matches) => {
  expect(adsValueMatches(rule, value)).toBe(matches);
});

test.each([
  null,
  undefined,
  3,
  '',
  [],
  ['mail'],
  {},
  { in: [] },
  { in: 'mail' },
  { in: [1] },
  { only: ['x'] },
])('%j is no advertising rule', (rule) => {
  expect(isAdsRule(rule)).toBe(false);
});

describe('a condition', () => {
  test.each<[what: string, parts: Partial<PopupCondition>, holds: boolean]>([
    ['without parts', {}, true],
    ['for leads', { isLead: true }, false],
    ['for others', { isLead: false }, true],
    ['of the page by name', { pages: ['service'] }, true],
    ['of one of several pages', { pages: ['home', '/ser*'] }, true],
    ['of another page', { pages: ['home', '/service/*/x'] }, false],
    ['with enough visits', { pageItemsViewed: [rule({ minCount: 2 })] }, true],
    ['with too few visits', { pageItemsViewed: [rule({ minCount: 3 })] }, false],
    ['with one rule that is not met', { pageItemsViewed: [rule(), rule({ key: 'none' })] }, false],
    ['with an advertising value', { adsValues: { utm_source: 'mail' } }, true],
    ['with one value that does not match', { adsValues: { utm_source: true, gclid: true } }, false],
    ['with an element that was seen', { tagQuery: '.seen' }, true],
    ['with an element that was not seen', { tagQuery: '.clicked' }, false],
    ['with a clicked element', { itemClicked: '.clicked' }, true],
    ['with an element that was not clicked', { itemClicked: '.seen' }, false],
    ['of which all parts hold', { isLead: false, pages: ['service'], tagQuery: '.seen' }, true],
    ['of which one part does not hold', { isLead: true, pages: ['service'], tagQuery: '.seen' }, false],
  ])('%s', (_what, parts, holds) => {
    expect(holdsNow('p', { ...ALWAYS, ...parts }, HERE)).toBe(holds);
  });

  test.each<[failed: string, parts: Partial<PopupCondition>]>([
    ['isLead', { isLead: true, pages: ['home'] }],
    ['pages', { pages: ['home'] }],
    ['pageItemsViewed', { pageItemsViewed: [rule({ minCount: 3 })] }],
    ['adsValues', { adsValues: { gclid: true } }],
    ['tagQuery', { tagQuery: '.clicked', itemClicked: '.seen' }],
    ['itemClicked', { itemClicked: '.seen' }],
  ])('fails first by its %s', (failed, parts) => {
    expect(failedPart('p', { ...ALWAYS, ...parts }, HERE)).toBe(failed);
  });

  test.each<[parts: Partial<PopupCondition>, wrong: string | null]>([
    [{}, null],
    [{ adsValues: { gclid: false, utm_source: { in: ['a'] } } }, null],
    [{ adsValues: { gclid: undefined } }, 'adsValues.gclid'],
    [{ pageItemsViewed: [rule({ params: { vin: true, condition: ['new'] } })] }, null],
    [{ pageItemsViewed: [rule({ params: { vin: false } })] }, 'pageItemsViewed.params.vin'],
    [{ pageItemsViewed: [rule({ params: { vin: undefined } })] }, 'pageItemsViewed.params.vin'],
    [{ tagQuery: '#good' }, null],
    [{ tagQuery: '##bad' }, 'tagQuery'],
    [{ itemClicked: '##bad' }, 'itemClicked'],
    [{ timer: 0 }, null],
    [{ timer: -1 }, 'timer'],
    [{ timer: Number.NaN }, 'timer'],
  ])('%j has the wrong param %s', (parts, wrong) => {
    expect(wrongParam({ ...ALWAYS, ...parts }, (selector) => !selector.startsWith('##'))).toBe(wrong);
  });

  test.each<[parts: Partial<PopupCondition>, mayHold: boolean]>([
    [{}, true],
    [{ pages: ['service'] }, true],
    [{ pages: ['home'] }, false],
    [{ pages: ['home'], pageItemsViewed: [rule({ page: '/service' })] }, false],
  ])('%j may hold on the page: %s', (parts, mayHold) => {
    expect(mayHoldOn({ ...ALWAYS, ...parts }, HERE.page)).toBe(mayHold);
  });
});

test.each<[what: string, element: [number, number, number, number], seen: boolean]>([
  ['inside', [10, 10, 90, 90], true],
  ['as large as the screen', [0, 0, 100, 100], true],
  ['half a pixel out', [-0.5, 0, 100.5, 100], true],
  ['cut off below', [50, 0, 103, 100], false],
  ['cut off at the side', [0, 50, 10, 103], false],
  ['above the screen', [-50, 0, -10, 100], false],
  ['without an area', [10, 10, 10, 90], false],
])('an element %s', (_what, [top, left, bottom, right], seen) => {
  expect(isFullyInView({ top, left, bottom, right }, { top: 0, left: 0, bottom: 100, right: 100 })).toBe(
    seen,
  );
});

describe('evaluation', () => {
  const popup = (id: string, ...conditions: Partial<PopupCondition>[]) => ({
    id,
    conditions: conditions.map((parts, index) => ({ ...ALWAYS, key: `c${index}`, ...parts })),
  });
  const NONE: MetSince = new Map();

  test('one condition that holds is enough', () => {
    const popups = [
      popup('a', { isLead: true }, { pages: ['service'] }),
      popup('b', { isLead: true }),
      popup('c'),
    ];
    expect(evaluateConditions(popups, HERE, NONE, 0)).toMatchObject({ due: ['a'], nextAt: null });
  });

  test('a timer runs in seconds from when everything else holds', () => {
    const popups = [popup('a', { pages: ['service'], timer: 5 })];
    const first = evaluateConditions(popups, HERE, NONE, 1000);
    expect(first).toMatchObject({ due: [], nextAt: 6000 });
    const later = evaluateConditions(popups, HERE, first.metSince, 5999);
    expect(later).toMatchObject({ due: [], nextAt: 6000 });
    expect(evaluateConditions(popups, HERE, later.metSince, 6000)).toMatchObject({
      due: ['a'],
      nextAt: null,
    });
  });

  test('a timer starts over after another page', () => {
    const popups = [popup('a', { pages: ['service'], timer: 5 }), popup('b', { timer: 9 })];
    const first = evaluateConditions(popups, HERE, NONE, 0);
    const away = evaluateConditions(
      popups,
      { ...HERE, page: { name: 'home', path: '/', params: {} } },
      first.metSince,
      4000,
    );
    expect(away.nextAt).toBe(9000);
    expect(evaluateConditions(popups, HERE, away.metSince, 5000).nextAt).toBe(9000);
    expect(evaluateConditions(popups, HERE, away.metSince, 9000)).toMatchObject({
      due: ['b'],
      nextAt: 14_000,
    });
  });

  test('the earliest timer is next', () => {
    const popups = [popup('a', { timer: 8 }, { timer: 3 }), popup('b', { timer: 5 })];
    expect(evaluateConditions(popups, HERE, NONE, 0).nextAt).toBe(3000);
  });
});
