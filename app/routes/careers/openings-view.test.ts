import type { JobOpening } from '@rooftop/content/documents/job-opening';
import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { testContent, testContext, testSettings, testStore } from '../../testing.ts';
import { askedPosition, openingsView } from './openings-view.server.ts';
import { testOpening } from './testing.ts';

const erie = testStore({ key: 'erie', name: 'Alpha Erie' });

const contextOf = (
  openings: readonly JobOpening[],
  stores = [erie, testStore()],
  fields: Parameters<typeof testContext>[0] = {},
) =>
  testContext({
    content: testContent({ jobOpenings: async () => openings, stores: async () => stores }),
    ...fields,
  });
const view = (...asked: Parameters<typeof contextOf>) => openingsView({ way: 'form' }, contextOf(...asked));

test.each([
  ['2026-11-23', '2026-11-23', true],
  ['2026-11-24', null, false],
  ['2026-11-01', '2026-11-22', false],
  ['2026-01-01', null, true],
])('posted on %s, open until %j: open on November 23: %j', async (postedOn, openUntil, isOpen) => {
  const moments: Date[] = [];
  const { openings, postings, empty } = await view([testOpening({ postedOn, openUntil })], [erie], {
    trueUntil: (moment) => moments.push(moment),
  });
  expect([openings.length, postings.length]).toEqual(isOpen ? [1, 1] : [0, 0]);
  expect(empty).toBe(isOpen ? null : en['careers.noOpenings']);
  // Days end in the dealership's time zone.
  if (openUntil === '2026-11-23') expect(moments[0]?.toISOString()).toBe('2026-11-24T05:00:00.000Z');
});

test.each([
  [{}, ['Technicians', 'Full time', 'Alpha Erie', '$22 – $28.50 an hour']],
  [{ storeKey: null, pay: null }, ['Technicians', 'Full time', 'All stores']],
  [
    { department: null, pay: { from: 60_000_00, to: null, per: 'YEAR' } },
    ['Full time', 'Alpha Erie', 'from $60,000 a year'],
  ],
  [
    { pay: { from: 20_00, to: 20_00, per: 'HOUR' } },
    ['Technicians', 'Full time', 'Alpha Erie', '$20 an hour'],
  ],
  [
    { pay: { from: null, to: 30_00, per: 'HOUR' } },
    ['Technicians', 'Full time', 'Alpha Erie', 'up to $30 an hour'],
  ],
] satisfies [Partial<JobOpening>, string[]][])('%j is told in a few words', async (fields, facts) => {
  const { openings } = await view([testOpening(fields)]);
  expect(openings[0]?.facts).toEqual(facts);
});

test('one applies with the form, which knows the position', async () => {
  const { openings } = await view([testOpening()]);
  const href = openings[0]?.apply.href ?? '';
  expect(href).toBe('/our-company/careers?opening=jobOpening-alpha-technician#form-careers');
  const request = new Request(new URL(href, 'http://alpha.example'));
  expect(await askedPosition(request, contextOf([testOpening()]))).toBe('Technician, Alpha Erie');
  expect(await askedPosition(request, contextOf([testOpening()], [erie]))).toBe('Technician');
  expect(await askedPosition(request, contextOf([testOpening({ openUntil: '2026-11-02' })]))).toBeUndefined();
  expect(
    await askedPosition(new Request('http://alpha.example/?opening=<b>'), contextOf([testOpening()])),
  ).toBeUndefined();
});

test('or by mail, where the dealership takes applications by mail', async () => {
  const mail = { way: 'mail', email: { href: 'mailto:jobs@alpha.example' } } as const;
  const { openings, postings } = await openingsView(mail, contextOf([testOpening()]));
  expect(openings[0]?.apply.href).toBe('mailto:jobs@alpha.example');
  expect(postings[0]).toMatchObject({ directApply: false });
});

test('search engines are told who hires, where, until when and for how much', async () => {
  const { postings } = await view([testOpening()]);
  expect(postings).toEqual([
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Technician',
      description: '<p>You mend cars.</p>',
      datePosted: '2026-11-01',
      validThrough: '2027-01-01T05:00:00.000Z',
      employmentType: 'FULL_TIME',
      directApply: true,
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Alpha Motors',
        sameAs: 'http://alpha.example/',
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 22, maxValue: 28.5, unitText: 'HOUR' },
      },
    }),
  ]);
});

test.each([
  ['its store', 'erie', [erie, testStore()], 1],
  ['any of them', null, [erie, testStore()], 2],
  ['nowhere that is known', null, [], 0],
] as const)('a position at %s', async (_where, storeKey, stores, count) => {
  const { postings } = await view([testOpening({ storeKey })], [...stores]);
  const places = postings
    .flatMap((posting) => ('jobLocation' in posting ? [posting.jobLocation] : []))
    .flat();
  expect(places).toHaveLength(count);
});

test('the dealership’s own address stands in for stores', async () => {
  const address = {
    line1: '1 Main',
    line2: null,
    city: 'Erie',
    state: 'PA',
    zip: '16501',
    country: 'US',
  } as const;
  const content = testContent({
    jobOpenings: async () => [testOpening()],
    settings: async () => testSettings({ address }),
  });
  const { postings } = await openingsView({ way: 'form' }, testContext({ content }));
  expect(postings[0]).toMatchObject({ jobLocation: [{ address: { addressLocality: 'Erie' } }] });
});
