import { expect, test } from 'vitest';
import en from '#app/locales/en.json' with { type: 'json' };
import { storePlacesView, withoutTimes } from '#app/stores/store-places-view.server.ts';
import { carForSale } from '../../../tests/support/cars-for-sale.ts';
import {
  testContent,
  testContext,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { withoutEmptySearches } from '#app/vehicles/inventory/without-empty-searches.server.ts';
import { contactLeadView } from './contact-view.server.ts';
import { requestedTopic, topicIntro } from '#app/forms/topics.server.ts';

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
const context = (fields: Parameters<typeof testContext>[0] = {}) => testContext({ content, ...fields });
const lead = (fields?: Parameters<typeof testContext>[0]) =>
  contactLeadView({ heading: 'Write', intro: 'Or call.' }, context(fields));

test.each([
  ['?topic=2', en['contact.intro2']],
  ['?topic=7', en['contact.intro7']],
  ['', en['contact.intro']],
  ['?topic=8', en['contact.intro']],
  ['?topic=<script>', en['contact.intro']],
])('has the right intro for the query string %j', (query, intro) => {
  const request = new Request(`http://alpha.example/contact-us${query}`);
  expect(topicIntro(requestedTopic(request), context())).toBe(intro);
});

test('shows the phone and email of the visitor’s store', async () => {
  const [any, chosen] = [await lead(), await lead({ store: erie })];
  expect(any.company.phones[0]?.number).toBe('(315) 555-0126');
  expect(any.email?.href).toBe('mailto:hello@alpha.example');
  expect([chosen.company.name, chosen.company.phones[0]?.number]).toEqual(['Alpha Erie', '(814) 555-0142']);
  expect(chosen.email?.href).toBe('mailto:erie@alpha.example');
  const { stores } = await storePlacesView(context({ store: erie }));
  expect(stores.map(({ isChosen }) => isChosen)).toEqual([false, true]);
});

test('links to the cars of each store that has some', async () => {
  const inventory = testInventory([{ ...carForSale, storeKey: 'erie' }]);
  const { stores } = await storePlacesView(await withoutEmptySearches(context({ inventory })));
  expect(stores.map((store) => store.inventory?.href)).toEqual([undefined, '/cars-for-sale?store=erie']);
});

test('expires at the next opening or closing time', async () => {
  const moments: string[] = [];
  const validUntil = (moment: Date) => moments.push(moment.toISOString());
  await Promise.all([lead({ validUntil }), storePlacesView(context({ validUntil }))]);
  expect(new Set(moments)).toEqual(new Set(['2026-11-23T23:00:00.000Z']));
});

test.each([
  [[testStore()], []],
  [
    [testStore(), erie],
    ['Sales', 'Sales'],
  ],
])('shows the hours of the only store once', async (stores, departments) => {
  const places = withoutTimes(
    await storePlacesView(context({ content: testContent({ stores: async () => stores }) })),
  );
  expect(places.stores.flatMap(({ hours }) => hours.map(({ department }) => department))).toEqual(
    departments,
  );
});
