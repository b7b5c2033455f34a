import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAD_STATUSES } from '@rooftop/leads/inbox/inbox-api';
import { type DeskPlace, parseFilter, parsePlace, placeUrl, withSearch } from './place.ts';

const DEALERSHIPS = [
  { _id: 'dealership-a', slug: 'lakeshore' },
  { _id: 'dealership-b', slug: null },
];
const parse = (path: string) => parsePlace(new URL(path, 'http://studio.example'), DEALERSHIPS);

describe('URLs', () => {
  test.each<[string, DeskPlace | null]>([
    ['/desk', null],
    ['/desk/', null],
    ['/desk/lakeshore', { dealership: 'dealership-a', page: 'leads', filter: { special: 'open' } }],
    ['/desk/dealership-a', { dealership: 'dealership-a', page: 'leads', filter: { special: 'open' } }],
    [
      '/desk/dealership-a/nowhere',
      { dealership: 'dealership-a', page: 'leads', filter: { special: 'open' } },
    ],
    ['/desk/dealership-a/leads', { dealership: 'dealership-a', page: 'leads', filter: {} }],
    [
      '/desk/dealership-a/leads/7?status=new&source=letter',
      {
        dealership: 'dealership-a',
        page: 'leads',
        lead: '7',
        filter: { status: 'new', source: 'letter' },
      },
    ],
    ['/desk/dealership-a/privacy/7', { dealership: 'dealership-a', page: 'privacy', lead: '7', filter: {} }],
    ['/desk/dealership-a/reports', { dealership: 'dealership-a', page: 'reports', filter: {} }],
    [
      '/desk/dealership-a/reports?from=2026-11-02&to=2026-11-08',
      {
        dealership: 'dealership-a',
        page: 'reports',
        filter: {},
        days: { from: '2026-11-02', to: '2026-11-08' },
      },
    ],
    [
      '/desk/dealership-a/advertised?vin=1HGCM82633A004352&date=2026-05-03&time=10:00',
      {
        dealership: 'dealership-a',
        page: 'advertised',
        filter: {},
        advertised: { vin: '1HGCM82633A004352', date: '2026-05-03', time: '10:00' },
      },
    ],
    [
      '/desk/dealership-a/advertised?vin=1HGCM82633A004352&date=2026-02-30&time=10:00',
      { dealership: 'dealership-a', page: 'advertised', filter: {} },
    ],
  ])('%s', (path, place) => {
    expect(parse(path)).toEqual(place);
  });

  test.each([
    ['without an end', 'from=2026-11-02'],
    ['that don’t exist', 'from=2026-02-29&to=2026-03-08'],
    ['in the wrong order', 'from=2026-11-08&to=2026-11-02'],
    ['that are too many', 'from=2025-10-01&to=2026-11-05'],
  ])('ignore days %s', (_, days) => {
    expect(parse(`/desk/dealership-a/reports?${days}`)).not.toHaveProperty('days');
  });

  test('come back as the place they were made from', () => {
    const filters = fc.record(
      {
        status: fc.constantFrom(...LEAD_STATUSES),
        special: fc.constantFrom('open', 'late', 'held', 'undelivered'),
        storeKey: fc.string({ minLength: 1, maxLength: 100 }),
      },
      { requiredKeys: [] },
    );
    const more = fc.record(
      { lead: fc.uuid(), days: fc.constant({ from: '2025-10-01', to: '2026-11-04' }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, more, (filter, leadAndDays) => {
        const place: DeskPlace = { dealership: 'dealership-a', page: 'leads', filter, ...leadAndDays };
        expect(parse(placeUrl(place, DEALERSHIPS))).toEqual(place);
      }),
    );
  });
});

test('leaves out parameters that no filter has, and the search text', () => {
  const params = new URLSearchParams('status=happy&special=late&search=ada&cursor=x&__proto__=y');
  expect(parseFilter(params)).toEqual({ special: 'late' });
});

test('keeps the search text out of the URL, and beside it', () => {
  const filter = { status: 'new', search: 'ada@visitor.example' } as const;
  const place: DeskPlace = { dealership: 'dealership-a', page: 'leads', filter };
  const url = placeUrl(place, DEALERSHIPS);
  expect(url).toBe('/desk/lakeshore/leads?status=new');
  const parsed = parse(url);
  expect(parsed && withSearch(parsed, filter.search)).toEqual(place);
});

test('a dealership without a slug keeps its id in URLs', () => {
  const place: DeskPlace = { dealership: 'dealership-b', page: 'leads', filter: {} };
  expect(placeUrl(place, DEALERSHIPS)).toBe('/desk/dealership-b/leads');
});
