import { describe, expect, test } from 'vitest';
import { testDealership } from '../../../tests/support/website.ts';
import { currentOffers } from './current-offers.ts';
import { offerRun } from './offer-run.ts';
import { testOffer } from '../../../tests/support/offers.ts';

const NEW_YORK = 'America/New_York';
/** Noon on a Monday in New York. */
const NOON = '2026-11-23T17:00:00Z';

type Dates = Parameters<typeof testOffer>[0];
const run = (dates: Dates, now = NOON) => {
  const found = offerRun(testOffer(dates), NEW_YORK, new Date(now));
  const changesAt = found.kind === 'ended' ? null : (found.changesAt?.toISOString() ?? null);
  return { kind: found.kind, lastDay: found.kind === 'on' ? found.lastDay : null, changesAt };
};

describe('includes the first and the last day of an offer, in the dealership’s time zone', () => {
  test.each<[string, Dates, string, string | null, string | null]>([
    ['2026-11-22T04:59:59Z', { startDate: '2026-11-22' }, 'to-come', null, '2026-11-22T05:00:00.000Z'],
    ['2026-11-22T05:00:00Z', { startDate: '2026-11-22' }, 'on', null, null],
    ['2026-11-23T04:59:59Z', { endDate: '2026-11-22' }, 'on', '2026-11-22', '2026-11-23T05:00:00.000Z'],
    ['2026-11-23T05:00:00Z', { endDate: '2026-11-22' }, 'ended', null, null],
    [NOON, {}, 'on', null, null],
    [NOON, { endDate: '9999-12-31' }, 'on', null, null],
    [NOON, { startDate: '2026-12-02', endDate: '2026-12-01' }, 'ended', null, null],
  ])('%s %j: %s', (now, dates, kind, lastDay, changesAt) => {
    expect(run(dates, now)).toEqual({ kind, lastDay, changesAt });
  });
});

describe('a monthly offer ends with each month', () => {
  const monthly = { recurring: 'monthly', startDate: '2024-03-01' } as const;
  test.each<[string, Dates, string, string]>([
    [NOON, monthly, '2026-11-30', '2026-12-01T05:00:00.000Z'],
    ['2026-12-01T04:59:59Z', monthly, '2026-11-30', '2026-12-01T05:00:00.000Z'],
    ['2026-12-01T05:00:00Z', monthly, '2026-12-31', '2027-01-01T05:00:00.000Z'],
    ['2028-02-10T17:00:00Z', monthly, '2028-02-29', '2028-03-01T05:00:00.000Z'],
    [NOON, { ...monthly, endDate: '2026-11-25' }, '2026-11-25', '2026-11-26T05:00:00.000Z'],
    [NOON, { ...monthly, endDate: '2026-12-24' }, '2026-11-30', '2026-12-01T05:00:00.000Z'],
  ])('%s %j: until %s', (now, dates, lastDay, changesAt) => {
    expect(run(dates, now)).toEqual({ kind: 'on', lastDay, changesAt });
  });

  test('unless it is over, or has not begun', () => {
    expect(run({ ...monthly, endDate: '2026-11-22' }).kind).toBe('ended');
    expect(run({ ...monthly, startDate: '2026-11-24' })).toMatchObject({
      kind: 'to-come',
      changesAt: '2026-11-24T05:00:00.000Z',
    });
  });
});

test('a page is valid until the next offer begins or ends', () => {
  const moments: string[] = [];
  const on = currentOffers(
    [
      testOffer({ key: 'over', endDate: '2026-11-22' }),
      testOffer({ key: 'open' }),
      testOffer({ key: 'monthly', recurring: 'monthly' }),
      testOffer({ key: 'soon', startDate: '2026-11-25' }),
    ],
    {
      dealership: testDealership(),
      now: new Date(NOON),
      validUntil: (moment) => moments.push(moment.toISOString()),
    },
  );
  expect(on.map(({ key, lastDay }) => [key, lastDay])).toEqual([
    ['open', null],
    ['monthly', '2026-11-30'],
  ]);
  expect(moments).toEqual(['2026-12-01T05:00:00.000Z', '2026-11-25T05:00:00.000Z']);
});
