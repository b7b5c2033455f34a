import { expect, test } from 'vitest';
import { testContent, testContext, testStore } from '../../../testing.ts';
import { locationsView } from './locations-view.server.ts';

const view = (keys: readonly string[]) =>
  locationsView(
    testContext({ content: testContent({ stores: async () => keys.map((key) => testStore({ key })) }) }),
  );

test('every store has a card that leads to its page', async () => {
  const { places, empty } = await view(['erie', 'dunkirk']);
  expect(places.stores.map(({ href }) => href)).toEqual([
    '/our-company/locations/erie',
    '/our-company/locations/dunkirk',
  ]);
  expect(places.map?.drawing.pins).toHaveLength(2);
  expect(empty).toBeNull();
});

test('the only store says all of itself', async () => {
  const { places } = await view(['erie']);
  expect(places.stores[0]?.hours).toHaveLength(1);
  expect(places.stores[0]?.phones).toHaveLength(1);
});

test('a dealership without a store says how to reach it', async () => {
  const { places, empty } = await view([]);
  expect([places.stores, places.map]).toEqual([[], null]);
  expect(empty?.href).toBe('/contact-us');
});
