import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import {
  testContent,
  testContext,
  testDealership,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { flowAt, flowView } from './flow-view.server.ts';

const NOTHING = { preApprovalLink: null, serviceScheduling: false };
const BOTH = { preApprovalLink: 'https://lender.example/alpha', serviceScheduling: true };

const view = (path: string, set: typeof NOTHING | typeof BOTH | null, locale: 'en' | 'es' = 'en') => {
  const settings = async () => (set === null ? null : { ...testSettings(), ...set });
  const content = testContent({ settings });
  return flowView(
    testContext({ content, path, locale, dealership: testDealership({ languages: ['en', 'es'] }) }),
  );
};

test.each([
  ['/service/schedule', NOTHING, 'minimal'],
  ['/service/schedule', BOTH, 'default'],
  ['/service/schedule', null, 'minimal'],
] as const)('%s with %j has the %s layout', async (path, set, layout) => {
  expect((await view(path, set)).layout).toBe(layout);
});

test.each([['/service/schedule', '7', en['flows.appointment']]])(
  '%s selects topic %s, submits to itself and is not indexed',
  async (path, topic, heading) => {
    const { head, lead, message } = await view(path, NOTHING);
    expect(lead.heading).toBe(heading);
    expect(message.form.values['topic']).toBe(topic);
    expect(message.form.action).toBe(path);
    expect(head).toMatchObject({ isIndexed: false, canonical: `http://alpha.example${path}` });
  },
);

test.each([
  ['en', 'Service appointment', en['flows.appointmentHint'], en['flows.appointment']],
  ['es', 'Cita de servicio', es['flows.appointmentHint'], es['flows.appointment']],
] as const)('appointments have a hint and an empty message: %s', async (...row) => {
  const [locale, topic, hint, heading] = row;
  const { lead, message } = await view('/service/schedule', BOTH, locale);
  expect(message.topics.find(({ value }) => value === '7')?.label).toBe(topic);
  expect(message.hint).toBe(hint);
  expect(message.form.values).not.toHaveProperty('message');
  expect(lead.heading).toBe(heading);
});

test.each([
  ['/service/schedule', 'Service appointment', ['SERVICE']],
  ['/contact-us', undefined, undefined],
])('a message from %s is about %j and goes to the recipients of %j', (path, about, replacedForms) => {
  const begun = flowAt(path);
  expect([begun?.about, begun?.replacedForms]).toEqual([about, replacedForms]);
});

test.each([
  ['no store chosen', undefined, ['Alpha Erie', 'Alpha Meadville'], true],
  ['a store with a service center chosen', 'erie', ['Service', 'Sales'], false],
  ['a store without a service center chosen', 'dunkirk', ['Alpha Erie', 'Alpha Meadville'], true],
])('whom to call about an appointment: %s', async (_, chosen, departments, isAsked) => {
  const open = testStore().hours.sales;
  const store = (key: string, name: string, service: typeof open) =>
    testStore({
      key,
      name,
      phones: { sales: '+18145550142', service: service && '+18145550143' },
      hours: { sales: open, service },
    });
  const stores = [
    store('dunkirk', 'Alpha Dunkirk', null),
    store('erie', 'Alpha Erie', open),
    store('meadville', 'Alpha Meadville', open),
  ];
  const content = testContent({ stores: async () => stores });
  const { lead, message } = await flowView(
    testContext({ content, path: '/service/schedule', store: stores.find(({ key }) => key === chosen) }),
  );
  expect(lead.company.phones.map(({ department }) => department)).toEqual(departments);
  expect(lead.company.phones[0]?.number).toBe('(814) 555-0143');
  expect(lead.company.hours.map(({ department }) => department)).toEqual(departments);
  expect(message.hint?.includes('Alpha Erie and Alpha Meadville')).toBe(isAsked);
});

test('returns 404 for other paths', async () => {
  await expect(view('/service', BOTH)).rejects.toMatchObject({ status: 404 });
});
