import { expect, test } from 'vitest';
import { checkPopupOverlap } from './popup-overlap.ts';

const other = (conditions: object[], priority = 10) => [
  { id: 'popup-a-other', name: 'Other', priority, conditions },
];
const popup = (conditions: object[], priority = 10) => ({
  _type: 'popup',
  _id: 'drafts.popup-a-x',
  conditions,
  priority,
});

test.each<[string, object, object, boolean]>([
  ['the same page', { pages: ['/service'] }, { pages: ['/service', 'home'] }, true],
  ['every page and one of them', {}, { pages: ['home'] }, true],
  ['other pages', { pages: ['home'] }, { pages: ['/service'] }, false],
  ['other visitors', { visitors: 'leads' }, { visitors: 'others' }, false],
  ['all visitors and leads', { visitors: 'leads' }, {}, true],
  ['other times', { timer: 20 }, { timer: 40 }, false],
  ['what a shopper does', { itemClicked: '.a' }, {}, false],
  ['nothing that a shopper did', { pageItemsViewed: [] }, {}, true],
])('two popups for %s: %j and %j', (_what, own, theirs, isFound) => {
  expect(checkPopupOverlap(popup([own]), other([theirs]))).toHaveLength(isFound ? 1 : 0);
});

test('popups of different priorities, the popup itself, and other documents are fine', () => {
  expect(checkPopupOverlap(popup([{}]), other([{}], 20))).toEqual([]);
  expect(
    checkPopupOverlap(popup([{}]), [{ id: 'popup-a-x', name: 'Itself', priority: 10, conditions: [{}] }]),
  ).toEqual([]);
  expect(checkPopupOverlap({ ...popup([{}]), _type: 'offer' }, other([{}]))).toEqual([]);
});

test.each<[own: object, theirs: object, isFound: boolean]>([
  [{ endDate: '2026-11-30' }, { startDate: '2026-11-30' }, true],
  [{ endDate: '2026-11-30' }, { startDate: '2026-12-01' }, false],
  [{ startDate: '2026-12-01' }, { endDate: '2026-11-30' }, false],
  [{ startDate: '2026-12-01', endDate: null }, {}, true],
])('popups of the days %j and %j', (own, theirs, isFound) => {
  const [rival] = other([{}]);
  if (rival === undefined) throw new Error('no rival');
  expect(checkPopupOverlap({ ...popup([{}]), ...own }, [{ ...rival, ...theirs }])).toHaveLength(
    isFound ? 1 : 0,
  );
});
