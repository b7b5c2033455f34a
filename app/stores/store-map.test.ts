import { expect, test } from 'vitest';
import { storeMap } from './store-map.server.ts';

const erie = { key: 'erie', coordinates: { lat: 42.08, lng: -80.09 } };
const dunkirk = { key: 'dunkirk', coordinates: { lat: 42.48, lng: -79.33 } };

test('stores stand in the middle, west of one another and north as they are', async () => {
  const map = await storeMap([erie, dunkirk]);
  const [one, two] = map?.pins ?? [];
  if (!map || !one || !two) throw new Error('no map');
  expect(one.x).toBeLessThan(two.x);
  expect(one.y).toBeGreaterThan(two.y);
  for (const { x, y } of map.pins) {
    expect(x).toBeGreaterThan(map.width / 4);
    expect(x).toBeLessThan((map.width * 3) / 4);
    expect(y).toBeGreaterThan(40);
    expect(y).toBeLessThan(map.height);
  }
  expect(map.names.map(({ name }) => name)).toContain('Pennsylvania');
  expect(map.states.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(['36', '39', '42']);
});

test('a map is small enough for a page', async () => {
  const map = await storeMap([erie, dunkirk]);
  expect(JSON.stringify(map).length).toBeLessThan(60_000);
});

test('one store has land around it; none has no map', async () => {
  const map = await storeMap([erie]);
  expect(map?.counties.length).toBeGreaterThan(3);
  expect(await storeMap([])).toBeNull();
});
