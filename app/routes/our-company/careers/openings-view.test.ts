import type { JobOpening } from '@rooftop/content/documents/job-opening/job-opening';
import { expect, test } from 'vitest';
import en from '#app/locales/en.json' with { type: 'json' };
import { testContent, testContext, testDealership, testStore } from '../../../../tests/support/website.ts';
import { openingsView } from './openings-view.server.ts';
import { testOpening } from '../../../../tests/support/job-openings.ts';

const erie = testStore({ key: 'erie', name: 'Alpha Erie' });

const view = (
  openings: readonly JobOpening[],
  stores = [erie, testStore()],
  fields: Parameters<typeof testContext>[0] = {},
) =>
  openingsView(
    testContext({
      content: testContent({ jobOpenings: async () => openings, stores: async () => stores }),
      ...fields,
    }),
  );

test.each([
  ['2026-11-23', '2026-11-23', true],
  ['2026-11-24', null, false],
  ['2026-11-01', '2026-11-22', false],
  ['2026-01-01', null, true],
])('posted on %s, open until %j: open on November 23: %j', async (postedOn, openUntil, isOpen) => {
  const moments: Date[] = [];
  const { openings, empty } = await view([testOpening({ postedOn, openUntil })], [erie], {
    validUntil: (moment) => moments.push(moment),
  });
  expect(openings).toHaveLength(isOpen ? 1 : 0);
  expect(empty).toBe(isOpen ? null : en['careers.noOpenings']);
  // Days end in the dealership's time zone.
  if (openUntil === '2026-11-23') expect(moments[0]?.toISOString()).toBe('2026-11-24T05:00:00.000Z');
});

test.each([
  [{}, ['Technicians', 'Full time', 'Alpha Erie', '$22 – $28.50 per hour']],
  [{ storeKey: null, pay: null }, ['Technicians', 'Full time', 'All stores']],
  [
    { department: null, pay: { from: 60_000_00, to: null, per: 'YEAR' } },
    ['Full time', 'Alpha Erie', 'from $60,000 per year'],
  ],
  [
    { pay: { from: 20_00, to: 20_00, per: 'HOUR' } },
    ['Technicians', 'Full time', 'Alpha Erie', '$20 per hour'],
  ],
  [
    { pay: { from: null, to: 30_00, per: 'HOUR' } },
    ['Technicians', 'Full time', 'Alpha Erie', 'up to $30 per hour'],
  ],
] satisfies [Partial<JobOpening>, string[]][])('summarizes %j', async (fields, facts) => {
  const { openings } = await view([testOpening(fields)]);
  expect(openings[0]?.facts).toEqual(facts);
});

test('links to the page of the opening and to its application form', async () => {
  const { openings } = await view([testOpening()]);
  expect(openings).toMatchObject([
    {
      href: '/our-company/careers/technician',
      text: 'You mend cars.',
      dates: 'Posted November 1, 2026, open until December 31, 2026',
      apply: {
        label: 'Apply',
        href: '/our-company/careers/technician#application',
        spoken: 'Apply: Technician, Alpha Erie',
      },
    },
  ]);
  const dealership = testDealership({ languages: ['en', 'es'] });
  const spanish = await view([testOpening()], [erie], { dealership, locale: 'es' });
  expect(spanish.openings[0]?.href).toBe('/es/our-company/careers/technician');
});

const block = (text: string, style: 'normal' | 'h2' = 'normal'): JobOpening['description'][number] => ({
  _type: 'block',
  _key: text,
  style,
  children: [{ _type: 'span', _key: 's', text }],
  markDefs: [],
});

test.each([
  [[block('The job', 'h2'), block(''), block('You sell cars. All day.')], 'You sell cars.'],
  [[block('You mend cars of all makes')], 'You mend cars of all makes'],
  [[block('The job', 'h2')], null],
])('shows the first sentence of the description', async (description, text) => {
  const { openings } = await view([testOpening({ description })]);
  expect(openings[0]?.text).toBe(text);
});
