import { describe, expect, test } from 'vitest';
import {
  choosePopup,
  isForVisitor,
  isHeldOut,
  isWithinCap,
  mayShow,
  type PopupMemory,
  withShowing,
} from './choose-popup.ts';
import type { PopupRules } from './popup-rules.ts';

type Rules = Omit<PopupRules, 'conditions'>;
const popup = (id: string, parts: Partial<Rules> = {}): Rules => ({
  id,
  name: id,
  priority: 0,
  frequencyCap: null,
  holdOutPercent: 0,
  ...parts,
});
const NOTHING: PopupMemory = { finished: new Set(), disabled: new Set(), shownAt: {}, seed: 'seed' };

test.each<[conditions: readonly (boolean | null)[], forLeads: boolean, forOthers: boolean]>([
  [[], false, false],
  [[null], true, true],
  [[true], true, false],
  [[false], false, true],
  [[false, false], false, true],
  [[false, null], true, true],
  [[false, true], true, true],
])('with isLead %j it is for leads: %s, for others: %s', (isLead, forLeads, forOthers) => {
  const conditions = isLead.map((asked) => ({ isLead: asked }));
  expect(isForVisitor({ conditions }, true)).toBe(forLeads);
  expect(isForVisitor({ conditions }, false)).toBe(forOthers);
});

describe('the frequency cap', () => {
  const DAY = 86_400_000;
  const NOW = 100 * DAY;
  test.each<[times: number, days: number, daysAgo: readonly number[], may: boolean]>([
    [1, 7, [], true],
    [1, 7, [3], false],
    [1, 7, [7], true],
    [2, 7, [3], true],
    [2, 7, [3, 5], false],
    [2, 7, [3, 5, 40], false],
    [2, 7, [3, 8, 40], true],
  ])('%i in %i days, shown %j days ago', (times, days, daysAgo, may) => {
    const shownAt = daysAgo.map((ago) => NOW - ago * DAY);
    expect(isWithinCap({ times, days }, shownAt, NOW)).toBe(may);
  });

  test('is absent unless set, and counts the latest showings', () => {
    expect(isWithinCap(null, Array<number>(99).fill(NOW), NOW)).toBe(true);
    const shown = Array.from({ length: 60 }).reduce<readonly number[]>((all) => withShowing(all, NOW), []);
    expect(isWithinCap({ times: 50, days: 1 }, shown, NOW)).toBe(false);
  });
});

describe('the hold-out', () => {
  const share = (holdOutPercent: number) => {
    const seeds = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);
    return seeds.filter((seed) => isHeldOut(popup('p', { holdOutPercent }), seed)).length / seeds.length;
  };

  test.each([
    [0, 0],
    [10, 0.1],
    [50, 0.5],
    [100, 1],
  ])('of %i percent', (percent, expected) => {
    expect(Math.abs(share(percent) - expected)).toBeLessThan(0.025);
  });

  test('is decided anew for each popup', () => {
    const seeds = Array.from({ length: 1000 }, (_, index) => String(index));
    const both = seeds.filter((seed) =>
      ['a', 'b'].every((id) => isHeldOut(popup(id, { holdOutPercent: 50 }), seed)),
    );
    expect(Math.abs(both.length / seeds.length - 0.25)).toBeLessThan(0.05);
  });
});

test.each<[what: string, parts: Partial<PopupRules>, memory: Partial<PopupMemory>, may: boolean]>([
  ['new', {}, {}, true],
  ['finished', {}, { finished: new Set(['p']) }, false],
  ['disabled for the session', {}, { disabled: new Set(['p']) }, false],
  ['shown often', { frequencyCap: { times: 1, days: 1 } }, { shownAt: { p: [9] } }, false],
  ['for nobody', { holdOutPercent: 100 }, {}, false],
])('a popup that is %s', (_what, parts, memory, may) => {
  expect(mayShow(popup('p', parts), { ...NOTHING, ...memory }, 10)).toBe(may);
});

test('the highest priority is first, then the order of the editors', () => {
  const ids = (popups: readonly Rules[]) => choosePopup(popups)?.id ?? null;
  expect(ids([])).toBeNull();
  expect(ids([popup('a'), popup('b', { priority: 5 }), popup('c', { priority: 5 })])).toBe('b');
  expect(ids([popup('a'), popup('b')])).toBe('a');
});
