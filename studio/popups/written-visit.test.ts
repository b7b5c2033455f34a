import { popupPageOf } from '@rooftop/visits/popups/popup-page';
import { tryVisit } from '@rooftop/visits/popups/try-visit';
import { expect, test } from 'vitest';
import { testCondition, testPopup } from '../../tests/support/popups.ts';
import { carPath, NO_VISIT, visitOf, withHoldOut, type WrittenVisit } from './written-visit.ts';

const NOW = 1_000_000_000;

test('cars and pages seen before, typed with or without a slash', () => {
  const visit = visitOf(
    { ...NO_VISIT, path: 'service', pagesBefore: 'faqs \n\n/news', carsBefore: 2 },
    [],
    NOW,
  );
  expect(visit.path).toBe('/service');
  expect(visit.pathsBefore).toEqual(['/faqs', '/news', carPath(1), carPath(2)]);
  expect(popupPageOf(carPath(1)).name).toBe('vehicle');
});

test.each<[what: string, written: Partial<WrittenVisit>, reasons: readonly string[]]>([
  ['nothing', {}, []],
  ['a showing today', { showings: 1 }, ['frequencyCap']],
  ['a request', { hoursSinceForm: 23 }, ['quiet']],
  ['an old request', { hoursSinceForm: 24 }, []],
  ['a hold-out', { isHeldOut: true }, ['holdOut']],
  ['an empty advertising value', { ads: { gclid: '' } }, []],
])('%s', (_what, written, reasons) => {
  const popup = testPopup('p', {
    conditions: [testCondition({ adsValues: [{ name: 'gclid', rule: 'absent', values: [] }] })],
    frequencyCap: { times: 1, days: 7 },
    quietHours: 24,
    holdOutPercent: 3,
  });
  const visit = { ...NO_VISIT, ...written };
  const tried = tryVisit(withHoldOut([popup], visit.isHeldOut), visitOf(visit, ['p'], NOW), () => true);
  expect(tried[0]?.whyNot.map(({ reason }) => reason)).toEqual(reasons);
});
