import { expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { testContent, testContext, testSettings, testStore } from '../../testing.ts';
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
  ['?topic=2', en['contact.intro2']],
  ['?topic=7', en['contact.intro7']],
  ['', en['contact.intro']],
  ['?topic=8', en['contact.intro']],
  ['?topic=<script>', en['contact.intro']],
])('an address with %j has its intro', async (query, intro) => {
  expect((await page(query)).lead.intro).toBe(intro);
});

test('the visitor’s store is whom to call and write to', async () => {
  const [any, chosen] = [await page(''), await page('', { store: erie })];
  expect(any.lead.company.phones[0]?.number).toBe('(315) 555-0126');
  expect(any.lead.email?.href).toBe('mailto:hello@alpha.example');
  const { company, email } = chosen.lead;
  expect([company.name, company.phones[0]?.number]).toEqual(['Alpha Erie', '(814) 555-0142']);
  expect(email?.href).toBe('mailto:erie@alpha.example');
  expect(chosen.places.stores.map(({ isChosen }) => isChosen)).toEqual([false, true]);
});

test('what is open is true until the next opening or closing', async () => {
  const moments: string[] = [];
  await page('', { trueUntil: (moment) => moments.push(moment.toISOString()) });
  expect(new Set(moments)).toEqual(new Set(['2026-11-23T23:00:00.000Z']));
});
