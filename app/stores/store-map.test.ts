import { expect, test } from 'vitest';
import { testSettings, testStore } from '../../tests/support/website.ts';
import { MAP, mapPlace, positionOn } from './map-place.ts';
import { mapPlaceOf, storeMap } from './store-map.server.ts';

const erie = { lat: 42.08, lng: -80.09 };
const dunkirk = { lat: 42.48, lng: -79.33 };
const buffalo = { lat: 42.89, lng: -78.88 };

test('shows a single place in the middle, at the wanted zoom', () => {
  const place = mapPlace([erie], 15);
  expect(place).toEqual({ ...erie, zoom: 15, outlineZoom: 9 });
  expect(positionOn(place, erie)).toEqual({ x: 0.5, y: 0.5 });
});

test('zooms out until all places fit, at their true relative positions', () => {
  const place = mapPlace([erie, dunkirk, buffalo], 15);
  expect(place.zoom).toBeLessThan(10);
  const [one, two, three] = [erie, dunkirk, buffalo].map((point) => positionOn(place, point));
  if (!one || !two || !three) throw new Error('no positions');
  expect([one.x < two.x, two.x < three.x, one.y > two.y, two.y > three.y]).toEqual([true, true, true, true]);
  for (const { x, y } of [one, two, three]) {
    expect(Math.min(x, 1 - x) * MAP.width).toBeGreaterThanOrEqual(290);
    expect(Math.min(y, 1 - y) * MAP.height).toBeGreaterThanOrEqual(140);
  }
});

test('does not zoom in beyond the wanted zoom', () => {
  expect(mapPlace([erie, dunkirk], 5).zoom).toBe(5);
});

test("uses a store's own zoom, else that of the settings", () => {
  const settings = testSettings();
  const zoomed = { ...settings, company: { ...settings.company, mapZoom: 14 } };
  const store = testStore();
  const own = { ...store, profile: { ...store.profile, mapZoom: 16 } };
  expect(mapPlaceOf([store], zoomed)?.zoom).toBe(14);
  expect(mapPlaceOf([own], zoomed)?.zoom).toBe(16);
  expect(mapPlaceOf([store], null)?.zoom).toBe(12);
});

test('has a pin for each store, labeled on its outer side, and no map without stores', () => {
  const map = storeMap(
    [testStore({ key: 'erie' }), testStore({ key: 'dunkirk', coordinates: dunkirk })],
    null,
  );
  expect(map?.pins.map(({ key, label }) => [key, label])).toEqual([
    ['erie', 'right'],
    ['dunkirk', 'left'],
  ]);
  expect(storeMap([testStore()], null)?.pins[0]?.label).toBe('above');
  expect(map?.src).toMatch(/^\/store-map\/[\w-]{16}$/);
  expect(storeMap([], null)).toBeNull();
});
