import { popupPageOf } from '@rooftop/visits/popups/popup-page';
import { tryVisit } from '@rooftop/visits/popups/try-visit';
import { expect, test } from 'vitest';
import { testCondition, testPopup } from '../../tests/support/popups.ts';
import { carPath, NO_VISIT, visitOf, withHoldOut, type WrittenVisit } from './written-visit.ts';

/** January 12, 1970 in New York. */
const CLOCK = { popups: ['p'], timeZone: 'America/New_York', openedAt: 1_000_000_000 };

test('cars and pages seen before, typed with or without a slash', () => {
  const visit = visitOf(
    { ...NO_VISIT, path: 'service', pagesBefore: 'faqs \n\n/news', carsBefore: 2 },
    { ...CLOCK, popups: [] },
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
  ['its last day', { day: '1970-01-31' }, []],
  ['the day after its last one', { day: '1970-02-01' }, ['ended']],
  ['the day before its first one', { day: '1969-12-31' }, ['coming']],
  ['a popup that they closed', { closed: ['p'] }, ['disabled']],
  ['a popup that they answered', { answered: ['p', 'q'] }, ['finished']],
  ['another one that they closed', { closed: ['q'] }, []],
  ['an empty advertising value', { ads: { gclid: '' } }, []],
])('%s', (_what, written, reasons) => {
  const popup = testPopup('p', {
    conditions: [testCondition({ adsValues: [{ name: 'gclid', rule: 'absent', values: [] }] })],
    frequencyCap: { times: 1, days: 7 },
    quietHours: 24,
    holdOutPercent: 3,
    startDate: '1970-01-01',
    endDate: '1970-01-31',
  });
  const visit = { ...NO_VISIT, ...written };
  const tried = tryVisit(withHoldOut([popup], visit.isHeldOut), visitOf(visit, CLOCK), () => true);
  expect(tried[0]?.whyNot.map(({ reason }) => reason)).toEqual(reasons);
});
