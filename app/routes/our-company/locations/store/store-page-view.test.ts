import { expect, test } from 'vitest';
import { carForSale } from '../../../../../tests/support/cars-for-sale.ts';
import { testContent, testContext, testInventory, testStore } from '../../../../../tests/support/website.ts';
import { testStaffMember } from '../../../../../tests/support/staff-members.ts';
import { storePageHead, storePageView } from './store-page-view.server.ts';

const HERE = '/our-company/locations/erie';
const erie = testStore({ key: 'erie', name: 'Alpha Erie' });
const member = (slug: string, storeKey: string | null) => testStaffMember({ slug, storeKey });
const STAFF = [member('ann', 'erie'), member('bo', 'watertown'), member('cy', null)];

const view = (stores = [erie, testStore()], staff = STAFF, store = erie) =>
  storePageView(
    store,
    stores,
    testContext({
      content: testContent({ stores: async () => stores, staff: async () => staff }),
      inventory: testInventory([{ ...carForSale, storeKey: 'erie' }]),
    }),
  );

test('shows the cars and staff of one of several stores, with links to both', async () => {
  const { store, team, map, crumbs } = await view();
  expect(store.inventory?.href).toBe('/cars-for-sale?store=erie');
  expect(team?.people.map(({ key }) => key)).toEqual(['ann']);
  expect(team?.more.href).toBe('/our-company/meet-our-team?store=erie');
  expect(map?.pins).toHaveLength(1);
  expect(crumbs.crumbs.map(({ label }) => label)).toEqual([
    'Alpha Motors',
    'Our company',
    'Locations',
    'Alpha Erie',
  ]);
});

test('does not link to the cars of a store that has none', async () => {
  const { store } = await view(undefined, undefined, testStore());
  expect(store.inventory).toBeNull();
  expect((await view([testStore()], [], testStore())).store.inventory?.href).toBe('/cars-for-sale');
});

const week = erie.hours.sales;
const withWorkshop = testStore({ key: 'erie', hours: { sales: week, service: week } });
const without = testStore({ key: 'erie', hours: { sales: week, service: null } });

test.each([
  [
    'one of several stores',
    [withWorkshop, testStore()],
    undefined,
    true,
    [HERE, '/contact-us', '/service/schedule'],
  ],
  ['a store without a service center', [without, testStore()], undefined, true, [HERE, '/contact-us']],
  ['the visitor’s store', [without, testStore()], without, false, ['/contact-us']],
  ['the only store', [withWorkshop], undefined, false, ['/contact-us', '/service/schedule']],
])('has the right action links: %s', async (_, stores, chosen, chooses, hrefs) => {
  const content = testContent({ stores: async () => stores });
  const page = await storePageView(stores[0] ?? erie, stores, testContext({ content, store: chosen }));
  expect([page.chooses, page.deeds.map(({ href }) => href)]).toEqual([chooses, hrefs]);
});

test('shows everyone on the page of the only store', async () => {
  const { team } = await view([erie]);
  expect(team?.people.map(({ key }) => key)).toEqual(['ann', 'cy']);
  expect(team?.more.href).toBe('/our-company/meet-our-team');
});

test('has no staff section without staff profiles', async () => {
  expect((await view([erie], [])).team).toBeNull();
});

test('has structured data for the store as a part of the dealership, with the store’s own URL', async () => {
  const { structured } = await view();
  expect(structured).toMatchObject({
    '@graph': [
      {
        '@type': 'AutoDealer',
        '@id': 'http://alpha.example/#store-erie',
        name: 'Alpha Erie',
        url: 'http://alpha.example/our-company/locations/erie',
        priceRange: '$-$$',
        parentOrganization: { '@id': 'http://alpha.example/#dealership' },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

test('names the store and its location in the head', async () => {
  expect(await storePageHead(erie, testContext())).toMatchObject({
    title: 'Alpha Erie in Watertown, NY | Alpha Motors',
    canonical: 'http://alpha.example/our-company/locations/erie',
    isIndexed: true,
  });
});

test('names the whole address in the description', async () => {
  const suite = testStore({ address: { ...erie.address, line2: 'Suite 2' } });
  const { description } = await storePageHead(suite, testContext());
  expect(description).toContain('1290 Arsenal Street, Suite 2, Watertown, NY 13601');
});
