import { expect, test } from 'vitest';
import { storeMap } from './store-map.server.ts';

const erie = { key: 'erie', coordinates: { lat: 42.08, lng: -80.09 } };
const dunkirk = { key: 'dunkirk', coordinates: { lat: 42.48, lng: -79.33 } };

test('places stores in the middle, at their true relative positions', async () => {
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

test('labels states that have stores on their own land, clear of the pins', async () => {
  const stores = [
    erie,
    dunkirk,
    { key: 'meadville', coordinates: { lat: 41.6361, lng: -80.1855 } },
    { key: 'jamestown', coordinates: { lat: 42.1193, lng: -79.2304 } },
  ];
  const map = await storeMap(stores);
  if (map === null) throw new Error('no map');
  const named = new Map(map.names.map(({ name, ...point }) => [name, point]));
  // Only a sliver of Ohio is visible.
  expect([...named.keys()].toSorted((a, b) => a.localeCompare(b))).toEqual(['New York', 'Pennsylvania']);
  const [inErie, , , inJamestown] = map.pins;
  if (!inErie || !inJamestown) throw new Error('no pins');
  // New York ends at the 42nd parallel, 0.1° below Erie.
  const unitsOfDegree = (inJamestown.x - inErie.x) / (80.09 - 79.2304);
  expect(named.get('New York')?.y).toBeLessThan(inErie.y + 0.1 * unitsOfDegree);
  for (const [name, { x, y }] of named)
    for (const pin of map.pins)
      expect(Math.abs(pin.x - x) > name.length * 6 || pin.y < y - 16 || pin.y - 47 > y, name).toBe(true);
});

test('keeps a map small enough for a page', async () => {
  const map = await storeMap([erie, dunkirk]);
  expect(JSON.stringify(map).length).toBeLessThan(60_000);
});

test('draws land around a single store, and no map without stores', async () => {
  const map = await storeMap([erie]);
  expect(map?.counties.length).toBeGreaterThan(3);
  expect(await storeMap([])).toBeNull();
});
