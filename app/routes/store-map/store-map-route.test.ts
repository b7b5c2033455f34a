import { expect, test } from 'vitest';
import { testContent, testContext, testStore } from '../../../tests/support/website.ts';
import { storeMap } from '#app/stores/store-map.server.ts';
import { loader } from './route.ts';

const stores = [
  testStore({ key: 'erie' }),
  testStore({ key: 'dunkirk', coordinates: { lat: 42.48, lng: -79.33 } }),
];
const content = testContent({ stores: async () => stores });

async function ask(name: string, isOutline = false) {
  const places: unknown[] = [];
  const context = testContext({
    content,
    mapPicture: async (place) => {
      places.push(place);
      return { bytes: new Uint8Array([1]), type: 'image/png', isOutline };
    },
  });
  const request = new Request(`http://alpha.example/store-map/${name}`);
  const answer = await loader({ context, request, params: { name } }).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error('no response');
  return { answer, places };
}
const nameOf = (shown: typeof stores) => storeMap(shown, null)?.src.split('/').at(-1) ?? '';

test.each([
  ['all stores', stores],
  ['one store', stores.slice(1)],
])('serves the map of %s', async (_, shown) => {
  const { answer } = await ask(nameOf(shown));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('keeps the outline for a short time only', async () => {
  const { answer } = await ask(nameOf(stores), true);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
});

test.each(['none', 'constructor', nameOf([testStore({ coordinates: { lat: 1, lng: 1 } })])])(
  'requests no other map: %s',
  async (name) => {
    const { answer, places } = await ask(name);
    expect([answer.status, places]).toEqual([404, []]);
  },
);
