import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import type { Popup } from '@rooftop/content/documents/popup/popup';
import { describe, expect, test } from 'vitest';
import { testCondition, testPopup } from '../../../tests/support/popups.ts';
import { isForVisitor, mayShow } from './choose-popup.ts';
import { evaluateConditions, mayHoldOn } from './conditions.ts';
import { popupPageOf } from './popup-page.ts';
import { isQuiet } from './quiet-time.ts';
import { type TriedVisit, tryVisit } from './try-visit.ts';
import { countPage } from './viewed-items.ts';
import { popupRulesOf, quietTimeOf } from './written-rules.ts';

const HOUR = 3_600_000;
const NOW = 1000 * HOUR;
const CAR = '/used-cars-for-sale/2021-honda-civic-2HGFC2F66MH500001';
const VISIT: TriedVisit = {
  path: '/service',
  pathsBefore: [CAR, CAR],
  isLead: false,
  ads: { utm_source: 'mail' },
  seen: new Set(['.seen']),
  clicked: new Set(['.clicked']),
  seconds: 10,
  latestForm: { at: NOW - HOUR, page: '/contact-us' },
  memory: {
    finished: new Set(['finished']),
    disabled: new Set(['disabled']),
    shownAt: { p: [NOW - 1] },
    seed: 's',
  },
  now: NOW,
  timeZone: 'America/New_York',
};
const isSelector = (selector: string) => !selector.startsWith('##');

type Condition = Partial<Popup['conditions'][number]>;
const visits = (minCount: number, rule: 'new' | 'is', values: string[] = []) => ({
  pageItemsViewed: [
    { key: 'r', page: 'vehicle', params: [{ name: 'vin', rule, values }], minCount, maxCount: null },
  ],
});
const ad = (value: string): Condition => ({
  adsValues: [{ name: 'utm_source', rule: 'is', values: [value] }],
});

const UNMET: readonly (readonly [reason: string, condition: Condition])[] = [
  ['isLead', { visitors: 'leads' }],
  ['pages', { pages: ['home', '/special-offers/*'] }],
  ['pageItemsViewed', visits(2, 'new')],
  ['adsValues', ad('google')],
  ['itemClicked', { itemClicked: '.seen' }],
  ['timer', { timer: 20 }],
  ['wrongParam', { itemClicked: '##bad' }],
];
const MET: readonly Condition[] = [
  {},
  { visitors: 'others' },
  { pages: ['service'] },
  visits(1, 'new'),
  ad('mail'),
  { itemClicked: '.clicked' },
  { timer: 10 },
];
const KEPT_BACK: readonly (readonly [
  reason: string,
  id: string,
  popup: Partial<Omit<Popup, 'component' | 'submitted'>>,
])[] = [
  ['noCondition', 'p', { conditions: [] }],
  ['quiet', 'p', { quietHours: 24 }],
  ['frequencyCap', 'p', { frequencyCap: { times: 1, days: 7 } }],
  ['holdOut', 'p', { holdOutPercent: 100 }],
  // The visit is on February 11, 1970.
  ['coming', 'p', { startDate: '1970-02-12' }],
  ['ended', 'p', { endDate: '1970-02-10' }],
  ['ended', 'p', { startDate: '1970-02-12', endDate: '1970-02-10' }],
  ['finished', 'finished', {}],
  ['disabled', 'disabled', {}],
];

const reasonsOf = (popup: Popup, visit: TriedVisit = VISIT) =>
  tryVisit([popup], visit, isSelector)[0]?.whyNot.map(({ reason }) => reason);

describe('a popup does not show because of', () => {
  test.each(UNMET)('%s', (reason, condition) => {
    expect(reasonsOf(testPopup('p', { conditions: [testCondition(condition)] }))).toEqual([reason]);
  });

  test.each(KEPT_BACK)('%s', (reason, id, parts) => {
    expect(reasonsOf(testPopup(id, parts))).toEqual([reason]);
  });

  test('each of its conditions', () => {
    const conditions = UNMET.slice(0, 2).map(([, condition]) => testCondition(condition));
    expect(reasonsOf(testPopup('p', { conditions }))).toEqual(['isLead', 'pages']);
  });
});

test.each(MET)('a popup shows with %j', (condition) => {
  expect(reasonsOf(testPopup('p', { conditions: [testCondition(condition)] }))).toEqual([]);
});

test('a popup shows on its first and on its last day', () => {
  expect(reasonsOf(testPopup('p', { startDate: '1970-02-11', endDate: '1970-02-11' }))).toEqual([]);
});

test('cars that were seen are counted once, with the page that is open', () => {
  const popup = testPopup('p', { conditions: [testCondition(visits(3, 'new'))] });
  const [tried] = tryVisit([popup], { ...VISIT, path: CAR.replace('0001', '0002') }, isSelector);
  expect(tried?.whyNot).toMatchObject([{ reason: 'pageItemsViewed', counts: [2] }]);
});

test('the first that is due shows first, then those with a higher priority', () => {
  const late = { conditions: [testCondition({ timer: 5 })], priority: 9 };
  const popups = [
    testPopup('later', late),
    testPopup('low'),
    testPopup('never', { conditions: [testCondition({ timer: 11 })], priority: 99 }),
    testPopup('mid', { priority: 2 }),
  ];
  const tried = tryVisit(popups, VISIT, isSelector);
  expect(tried.map(({ popup }) => popup.id)).toEqual(['mid', 'later', 'low', 'never']);
});

/** As server and browser decide, one after the other. */
function isShown(popup: Popup, visit: TriedVisit): boolean {
  const rules = popupRulesOf(popup);
  const page = popupPageOf(visit.path);
  if (
    !isForVisitor(rules, visit.isLead) ||
    !rules.conditions.some((condition) => mayHoldOn(condition, page)) ||
    isQuiet(quietTimeOf(popup), visit.latestForm, visit.path, visit.now)
  )
    return false;
  const right = [
    { ...rules, conditions: rules.conditions.filter(({ itemClicked }) => itemClicked !== '##bad') },
  ];
  const viewed = [...visit.pathsBefore, visit.path].reduce(
    (counted, path) => countPage(right, popupPageOf(path), counted),
    {},
  );
  const situation = { ...visit, page, viewed };
  const { metSince } = evaluateConditions(right, situation, new Map(), 0);
  const { due } = evaluateConditions(right, situation, metSince, visit.seconds * 1000);
  return due.includes(popup.id) && mayShow(rules, visit.memory, visit.now);
}

test('nothing speaks against a popup exactly when the website shows it', () => {
  const condition = constantFrom(...MET, ...UNMET.map(([, unmet]) => unmet));
  const popup = record({
    id: constantFrom('p', 'finished', 'other'),
    conditions: uniqueArray(condition, { maxLength: 3 }),
    quietHours: constantFrom(0, 24),
    holdOutPercent: constantFrom(0, 50),
    times: constantFrom(null, 1, 2),
  });
  const visit = record({
    path: constantFrom('/', '/service', CAR, '/special-offers/dealer'),
    seconds: integer({ min: 0, max: 30 }),
    hours: integer({ min: 0, max: 48 }),
    isLead: constantFrom(true, false),
  });
  assert(
    property(popup, visit, ({ id, conditions, times, ...parts }, { hours, ...given }) => {
      const one = testPopup(id, {
        ...parts,
        conditions: conditions.map((each, index) => testCondition({ ...each, key: `c${index}` })),
        frequencyCap: { times, days: 7 },
      });
      const tried = { ...VISIT, ...given, latestForm: { at: NOW - hours * HOUR, page: '/' } };
      expect(reasonsOf(one, tried)?.length === 0).toBe(isShown(one, tried));
    }),
    { numRuns: 1000 },
  );
});
