import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { testContent, testContext, testDealership, testSettings, testStore } from '../../testing.ts';
import { contactView } from './contact-view.server.ts';

const erie = testStore({
  key: 'erie',
  name: 'Alpha Erie',
  phones: { sales: '+18145550142', service: null },
  profile: { ...testStore().profile, email: 'erie@alpha.example' },
});
const content = testContent({
  stores: async () => [testStore(), erie],
  settings: async () => testSettings({ email: 'hello@alpha.example' }),
});
const page = (query: string, fields: Parameters<typeof testContext>[0] = {}) =>
  contactView(new Request(`http://alpha.example/contact-us${query}`), testContext({ content, ...fields }));

test.each([
  ['?topic=2', 'Financing options', en['contact.intro2']],
  ['?topic=7', 'General questions', en['contact.intro7']],
  ['', undefined, en['contact.intro']],
  ['?topic=8', undefined, en['contact.intro']],
  ['?topic=<script>', undefined, en['contact.intro']],
])('the topic of %j is %j', async (query, label, intro) => {
  const view = await page(query);
  expect(view.topics).toHaveLength(7);
  expect(view.topics.find(({ isCurrent }) => isCurrent)?.label).toBe(label);
  expect(view.intro).toBe(intro);
});

test('the visitor’s store is whom to call and write to', async () => {
  const [any, chosen] = [await page(''), await page('', { store: erie })];
  expect(any.company.phones[0]?.number).toBe('(315) 555-0126');
  expect(any.email?.href).toBe('mailto:hello@alpha.example');
  expect([chosen.company.name, chosen.company.phones[0]?.number]).toEqual(['Alpha Erie', '(814) 555-0142']);
  expect(chosen.email?.href).toBe('mailto:erie@alpha.example');
  expect(chosen.stores.map(({ isChosen }) => isChosen)).toEqual([false, true]);
});

test('topics stay in the language', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const view = await page('', { dealership, locale: 'es', path: '/contact-us' });
  expect(view.topics[0]).toEqual({
    label: 'Comprar un vehículo',
    href: '/es/contact-us?topic=1',
    isCurrent: false,
  });
});

test('what is open is true until the next opening or closing', async () => {
  const moments: string[] = [];
  await page('', { trueUntil: (moment) => moments.push(moment.toISOString()) });
  expect(new Set(moments)).toEqual(new Set(['2026-11-23T23:00:00.000Z']));
});
