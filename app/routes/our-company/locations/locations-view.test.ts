import { expect, test } from 'vitest';
import { testContent, testContext, testStore } from '../../../../tests/support/website.ts';
import { locationsView } from './locations-view.server.ts';

const view = (keys: readonly string[]) =>
  locationsView(
    testContext({ content: testContent({ stores: async () => keys.map((key) => testStore({ key })) }) }),
  );

test('links each store’s card to its page', async () => {
  const { places, empty } = await view(['erie', 'dunkirk']);
  expect(places.stores.map(({ href }) => href)).toEqual([
    '/our-company/locations/erie',
    '/our-company/locations/dunkirk',
  ]);
  expect(places.map?.pins).toHaveLength(2);
  expect(empty).toBeNull();
});

test('shows full details for the only store', async () => {
  const { places } = await view(['erie']);
  expect(places.stores[0]?.hours).toHaveLength(1);
  expect(places.stores[0]?.phones).toHaveLength(1);
});

test('says how to reach a dealership without stores', async () => {
  const { places, empty } = await view([]);
  expect([places.stores, places.map]).toEqual([[], null]);
  expect(empty?.href).toBe('/contact-us');
});
