import type { WhyNot } from '@rooftop/visits/popups/try-visit';
import type { PopupCondition } from '@rooftop/visits/popups/conditions';
import { expect, test } from 'vitest';
import { testPopup } from '../../tests/support/popups.ts';
import { describeWhyNot } from './why-not-words.ts';

const condition: PopupCondition = {
  key: 'c',
  isLead: null,
  pages: [],
  pageItemsViewed: [],
  adsValues: {},
  tagQuery: '#payment',
  itemClicked: '.price',
  timer: 20,
};
const of = (
  reason: Extract<WhyNot, { readonly counts: unknown }>['reason'],
  parts: Partial<PopupCondition> = {},
  counts: readonly number[] = [],
): WhyNot => ({ reason, condition: { ...condition, ...parts }, counts });
const cars = (minCount: number | null, maxCount: number | null = null) => ({
  pageItemsViewed: [{ key: 'r', page: 'vehicle', params: {}, minCount, maxCount }],
});

test.each<[why: WhyNot, said: string]>([
  [{ reason: 'noCondition' }, 'It has no condition, so it never shows.'],
  [of('isLead', { isLead: true }), 'Only for leads.'],
  [of('isLead', { isLead: false }), 'Only for visitors who are not leads.'],
  [of('pages', { pages: ['/service'] }), 'Not on this page: only on /service.'],
  [of('pages', { pages: ['home', '/service'] }), 'Not on this page: only on home or /service.'],
  [of('pageItemsViewed', cars(3), [2]), 'Needs 3 vehicle pages, this visit has 2.'],
  [of('pageItemsViewed', cars(null), [0]), 'Needs 1 vehicle page, this visit has 0.'],
  [of('pageItemsViewed', cars(1, 2), [3]), 'Allows at most 2 vehicle pages, this visit has 3.'],
  [of('adsValues', { adsValues: { utm_source: 'google' } }), 'utm_source must be google.'],
  [of('adsValues', { adsValues: { gclid: true } }), 'gclid must be there.'],
  [of('adsValues', { adsValues: { gclid: false } }), 'gclid must not be there.'],
  [
    of('adsValues', { adsValues: { utm_source: { in: ['a', 'b'], not: ['c'] } } }),
    'utm_source must be a or b, and utm_source must not be c.',
  ],
  [of('tagQuery'), 'Only when they scroll to #payment.'],
  [of('tagQuery', { tagQuery: "[data-part='price']" }), 'Only when they scroll to the price of a car.'],
  [{ reason: 'coming' }, 'Its first day is 12/1/2026.'],
  [{ reason: 'ended' }, 'Its last day was 12/24/2026.'],
  [of('itemClicked'), 'Only when they press .price.'],
  [{ reason: 'timer', condition }, 'After 20 seconds; this page has been open for 10.'],
  [
    { reason: 'wrongParam', condition, param: 'tagQuery' },
    'The website ignores this condition, because tagQuery is wrong.',
  ],
  [{ reason: 'quiet' }, 'Quiet for 24 hours after a request.'],
  [{ reason: 'finished' }, 'This visitor has answered it already.'],
  [{ reason: 'disabled' }, 'This visitor has closed it in this session.'],
  [{ reason: 'frequencyCap' }, 'Shows at most 1 time in 7 days.'],
  [{ reason: 'holdOut' }, 'This visitor is one of those who never see it (hold-out).'],
])('%j', (why, said) => {
  const popup = testPopup('p', {
    quietHours: 24,
    frequencyCap: { times: 1, days: 7 },
    startDate: '2026-12-01',
    endDate: '2026-12-24',
  });
  expect(describeWhyNot(why, popup, 10)).toBe(said);
});

test('a form is quiet where it was just sent, even without quiet hours', () => {
  const popup = testPopup('p', { component: { type: 'component', form: 'contact' } });
  expect(describeWhyNot({ reason: 'quiet' }, popup, 10)).toBe(
    'Quiet for an hour on the page where the request was sent.',
  );
});
