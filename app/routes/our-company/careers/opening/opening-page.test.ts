import type { JobOpening } from '@rooftop/content/documents/job-opening/job-opening';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  testContent,
  testContext,
  testDealership,
  testSettings,
  testStore,
} from '../../../../../tests/support/website.ts';
import { testOpening } from '../../../../../tests/support/job-openings.ts';
import { findOpening } from './find-opening.server.ts';
import { openingPage } from './opening-page.server.ts';
import { action, loader } from './route.tsx';

const erie = testStore({ key: 'erie', name: 'Alpha Erie' });
const technician = testOpening({ formerSlugs: ['mechanic', 'detailer'] });
const detailer = testOpening({ id: 'jobOpening-alpha-2', slug: 'detailer', title: 'Detailer' });
const coming = testOpening({ id: 'jobOpening-alpha-3', slug: 'coming', postedOn: '2026-11-24' });
const over = testOpening({
  id: 'jobOpening-alpha-4',
  slug: 'over',
  title: 'Secret',
  openUntil: '2026-11-22',
});
const dealership = testDealership({ languages: ['en', 'es'] });

const contextOf = (
  openings: readonly JobOpening[] = [technician, detailer, coming, over],
  fields: Parameters<typeof testContext>[0] = {},
  stores = [erie, testStore()],
) =>
  testContext({
    dealership,
    content: testContent({ jobOpenings: async () => openings, stores: async () => stores }),
    ...fields,
  });

const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

async function page(opening: JobOpening = technician, ...of: Parameters<typeof contextOf>) {
  const { data, init } = await openingPage(opening, contextOf(...of));
  return { ...data, view: data.opening.view, status: init?.status, cards: data.others.view?.cards };
}

test.each([
  ['technician', technician],
  ['mechanic', technician],
  ['detailer', detailer],
  ['jobOpening-alpha-2', detailer],
  ['over', over],
])('finds a job opening at %s', async (slug, opening) => {
  expect(await findOpening(slug, contextOf())).toBe(opening);
});

test.each(['nothing', 'coming', 'jobOpening-alpha-3', 'constructor', undefined])(
  'returns 404 for %s',
  async (slug) => {
    const params = { slug };
    const context = contextOf();
    const get = new Request('http://alpha.example/');
    const post = new Request('http://alpha.example/', { method: 'POST', body: new FormData() });
    expect(await thrown(loader({ context, params, request: get }))).toMatchObject({ status: 404 });
    expect(await thrown(action({ context, params, request: post }))).toMatchObject({ status: 404 });
  },
);

test.each([
  ['mechanic', '?a=1', 'en', '/our-company/careers/technician?a=1'],
  ['jobOpening-alpha-2', '', 'es', '/es/our-company/careers/detailer'],
] as const)('redirects %s%s in %s to the current URL', async (slug, query, locale, to) => {
  const request = new Request(`http://alpha.example/our-company/careers/${slug}${query}`);
  const response = await thrown(
    loader({ context: contextOf(undefined, { locale }), params: { slug }, request }),
  );
  if (!(response instanceof Response)) throw new Error('no redirect');
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test('shows the description, location, closing date and pay', async () => {
  const moments: string[] = [];
  const validUntil = (moment: Date) => moments.push(moment.toISOString());
  const { view, head, status, cards } = await page(technician, undefined, { validUntil });
  expect(status).toBeUndefined();
  expect(view).toMatchObject({
    kind: 'open',
    title: 'Technician',
    pay: '$22 – $28.50 per hour',
    facts: [
      { name: 'Location', value: 'Alpha Erie, Watertown, NY', href: '/our-company/locations/erie' },
      { name: 'Job type', value: 'Full time' },
      { name: 'Department', value: 'Technicians' },
      { name: 'Posted', value: '11/01/2026', href: null },
      { name: 'Open until', value: '12/31/2026' },
    ],
    description: { html: '<p>You mend cars.</p>' },
    crumbs: {
      crumbs: [
        { label: 'Alpha Motors', href: '/' },
        { label: 'Our company', href: '/our-company' },
        { label: 'Work with us', href: '/our-company/careers' },
        { label: 'Technician', href: null },
      ],
    },
  });
  expect(head).toMatchObject({
    title: 'Technician, Alpha Erie | Alpha Motors',
    description: 'You mend cars.',
    canonical: 'http://alpha.example/our-company/careers/technician',
    isIndexed: true,
    alternates: [{ language: 'en' }, { href: 'http://alpha.example/es/our-company/careers/technician' }],
    image: { alt: 'Technician' },
  });
  expect(cards?.map(({ key }) => key)).toEqual(['detailer']);
  // It closes after its last day, and another opening starts tomorrow.
  expect(moments).toEqual(expect.arrayContaining(['2027-01-01T05:00:00.000Z', '2026-11-24T05:00:00.000Z']));
});

test.each([
  ['any store', null, [erie, testStore()], { value: 'All stores', href: '/our-company/locations' }],
  ['the only store', null, [testStore()], { value: 'Alpha Watertown, NY' }],
])('at %s', async (_where, storeKey, stores, fact) => {
  const { view } = await page(testOpening({ storeKey }), undefined, {}, [...stores]);
  expect(view).toMatchObject({ facts: expect.arrayContaining([expect.objectContaining(fact)]) });
});

test('answers 410 for a closed opening and lists the open ones', async () => {
  const { view, head, status, application, cards } = await page(over);
  expect(status).toBe(410);
  expect(view).toMatchObject({
    kind: 'closed',
    heading: 'This job is no longer open',
    browse: { href: '/our-company/careers' },
  });
  expect([head.isIndexed, application]).toEqual([false, null]);
  expect(cards?.map(({ key }) => key)).toEqual(['technician', 'detailer']);
  expect(JSON.stringify([head, view])).not.toContain('Secret');
  expect((await page(over, [over])).cards).toEqual([]);
});

const application = (fields: Readonly<Record<string, string>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request('http://alpha.example/', { method: 'POST', body });
};
const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '(315) 555-0126',
  message: 'Ten years with diesels.',
};

test('names the opening of the page in the lead, whatever the form says', async () => {
  const subjects: string[] = [];
  const leads: ReturnType<typeof testContext>['leads'] = {
    async accept({ content }) {
      subjects.push(content.subject);
      return { id: 'lead-1', number: 1, code: 'LK-7Q4M', isRepeat: false, channels: ['text-mail'] };
    },
  };
  const context = contextOf(undefined, { leads });
  for (const request of [application(ann), application({ ...ann, position: 'President' })])
    expect(await action({ context, params: { slug: 'technician' }, request })).toMatchObject({
      data: { state: 'sent' },
    });
  expect(subjects).toEqual(['Careers: Technician, Alpha Erie', 'Careers: Technician, Alpha Erie']);
  expect(await action({ context, params: { slug: 'over' }, request: application(ann) })).toMatchObject({
    data: { state: 'failed' },
    init: { status: 410 },
  });
  expect(subjects).toHaveLength(2);
});

test('takes applications by form, or by email where the dealership is set up that way', async () => {
  expect((await page()).application).toMatchObject({ way: 'form', position: 'Technician, Alpha Erie' });
  const settings = { ...testSettings(), careers: { way: 'mail', email: 'jobs@alpha.example' } } as const;
  const content = testContent({
    jobOpenings: async () => [technician],
    stores: async () => [erie],
    settings: async () => settings,
  });
  const { application: byMail, view } = await page(technician, undefined, { content });
  expect(byMail).toMatchObject({
    way: 'mail',
    email: { href: 'mailto:jobs@alpha.example?subject=Application%3A%20Technician' },
  });
  expect(view).toMatchObject({ structured: { '@graph': [{ directApply: false }, {}] } });
});

async function postings(...args: Parameters<typeof page>): Promise<readonly unknown[]> {
  const { view } = await page(...args);
  if (view?.kind !== 'open') throw new Error('not open');
  const graph: unknown = Reflect.get(view.structured, '@graph');
  return Array.isArray(graph) ? graph.slice(0, -1) : [];
}

test('has structured data with employer, location, closing date and pay', async () => {
  expect(await postings()).toEqual([
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Technician',
      description: '<p>You mend cars.</p>',
      url: 'http://alpha.example/our-company/careers/technician',
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
  ['its store', 'erie', [erie, testStore()], [1]],
  ['any store', null, [erie, testStore()], [2]],
  ['an unknown location', null, [], []],
])('has structured data for an opening at %s', async (_where, storeKey, stores, counts) => {
  const found = await postings(testOpening({ storeKey }), undefined, {}, [...stores]);
  const places = found.map(
    (posting) => z.object({ jobLocation: z.array(z.unknown()) }).parse(posting).jobLocation,
  );
  expect(places.map(({ length }) => length)).toEqual(counts);
});

test('uses the dealership’s own address when there are no stores', async () => {
  const address = {
    line1: '1 Main',
    line2: null,
    city: 'Erie',
    state: 'PA',
    zip: '16501',
    country: 'US',
  } as const;
  const content = testContent({
    jobOpenings: async () => [technician],
    settings: async () => testSettings({ address }),
  });
  expect(await postings(technician, undefined, { content })).toMatchObject([
    { jobLocation: [{ address: { addressLocality: 'Erie' } }] },
  ]);
});
