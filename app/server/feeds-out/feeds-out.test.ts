import { getRequestListener } from '@hono/node-server';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { FeedName } from '@rooftop/inventory/feeds-out/feeds';
import type { Listing } from '@rooftop/inventory/vehicle';
import { openImageCache } from '@rooftop/lake/image-cache';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { RequestContext } from '#app/context.server.ts';
import { PhotoError } from '@rooftop/platform/images/fetch-photo';
import { fitPhoto } from '@rooftop/platform/images/fit-photo';
import { createPhotos } from '@rooftop/platform/images/feed-photos';
import { createPictureAddresses, photoName } from '@rooftop/platform/images/picture-addresses';
import { readPhotoFile } from '@rooftop/platform/images/read-photo-file';
import { loader } from '#app/routes/feed-out/route.ts';
import {
  testContent,
  testContext,
  testDealership,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import { withPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { sendListings } from './platform-feed.server.ts';

const ALL: readonly FeedName[] = ['google-vehicle-listings', 'google-vehicle-ads', 'meta-vehicles'];
const photographed = (cars: readonly Listing[]) =>
  cars.map((car) => ({ ...car, photos: ['https://photos.example/a.jpg'], storeKey: 'watertown' }));
const alphas = photographed(generateListings(60, 1));
const betas = photographed(generateListings(60, 2));

function dealership(slug: string, cars: readonly Listing[], feedsOut = ALL): RequestContext {
  const settings = testSettings();
  const written = {
    ...settings,
    inventory: { ...settings.inventory, feedsOut: [...feedsOut], titlesAreClean: true },
  };
  return testContext({
    dealership: testDealership({ id: `dealership-${slug}`, slug, name: slug }),
    origin: `http://${slug}.example`,
    inventory: testInventory(cars, written),
    content: testContent({ settings: async () => written, stores: async () => [testStore()] }),
  });
}
const alpha = dealership('alpha', alphas);
const beta = dealership('beta', betas);

const ask = (file: string, context = alpha, headers: Record<string, string> = {}) =>
  loader({
    context,
    params: { file },
    request: new Request(`http://alpha.example/feeds/${file}`, { headers }),
  });
const named = (text: string, cars: readonly Listing[]) => cars.filter(({ vin }) => text.includes(vin));

test.each(['google-vehicle-ads.csv', 'meta-vehicles.csv'])(
  '%s has the dealership’s cars and no others',
  async (file) => {
    const response = await ask(file);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.has('set-cookie')).toBe(false);
    const text = await response.text();
    expect(named(text, alphas).length).toBeGreaterThan(10);
    expect(named(text, betas)).toEqual([]);
    expect(text).toContain('http://alpha.example/used-cars-for-sale/');
    expect(text).toContain('http://alpha.example/photos/');
  },
);

test('returns 304 until something changes', async () => {
  const etag = (await ask('meta-vehicles.csv')).headers.get('etag') ?? '';
  const again = await ask('meta-vehicles.csv', alpha, { 'If-None-Match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const changed = { ...alpha, inventory: { ...alpha.inventory, version: async () => 2 } };
  expect((await ask('meta-vehicles.csv', changed, { 'If-None-Match': etag })).status).toBe(200);
});

test('leaves out an unavailable photo and changes the ETag', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-feed-photos-'));
  const photos = createPhotos({
    cache: openImageCache(folder, 1_000_000, pino({ level: 'silent' })),
    fit: (bytes, shape) => fitPhoto(bytes, shape),
    fetch: (_, name) => readPhotoFile([folder], name),
  });
  const pictures = createPictureAddresses({
    edition: 'test',
    takesFrom: (source) => !photos.isMissing('dealership-alpha', source),
    photoVersion: () => photos.missing('dealership-alpha').join(),
  });
  const cars = alphas.map((car) => ({ ...car, photos: ['gone.jpg', 'kept.jpg'] }));
  const context = { ...dealership('alpha', cars), pictures };
  const before = await ask('meta-vehicles.csv', context);
  const [kept, gone] = [photoName('kept.jpg'), photoName('gone.jpg')];
  expect((await before.text()).includes(gone)).toBe(true);
  const wanted = { source: 'gone.jpg', width: 640, format: 'webp', isWhole: false } as const;
  await expect(photos.read({ ...wanted, dealership: 'dealership-alpha' })).rejects.toThrow(PhotoError);
  await expect(photos.read({ ...wanted, dealership: 'dealership-beta' })).rejects.toThrow(PhotoError);
  const after = await ask('meta-vehicles.csv', context, {
    'If-None-Match': before.headers.get('etag') ?? '',
  });
  expect(after.status).toBe(200);
  const text = await after.text();
  expect([text.includes(kept), text.includes(gone)]).toEqual([true, false]);
  expect(photos.missing('dealership-alpha')).toHaveLength(1);
  await rm(folder, { recursive: true });
});

test.each([
  ['google-vehicle-listings.csv', alpha],
  ['nothing.csv', alpha],
  ['toString', alpha],
  ['meta-vehicles.csv', dealership('alpha', alphas, ['google-vehicle-ads'])],
])('returns 404 for %s', async (file, context) => {
  await expect(ask(file, context)).rejects.toMatchObject({ status: 404 });
});

test('returns 404 instead of an empty file, which would clear a catalog', async () => {
  const bare = alphas.map((car) => ({ ...car, photos: [] }));
  const drawn = alphas.map((car) => ({ ...car, photos: ['https://photos.example/illustration-1.jpg'] }));
  for (const cars of [[], bare, drawn]) {
    const response = await ask('google-vehicle-ads.csv', dealership('alpha', cars));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toContain('No vehicle qualifies');
  }
});

async function listings(
  sources: readonly RequestContext[],
  headers: Record<string, string> = {},
): Promise<Response> {
  const listener = getRequestListener((_request, { incoming, outgoing }) => {
    if (!(incoming instanceof IncomingMessage && outgoing instanceof ServerResponse))
      throw new Error('HTTP/2');
    return sendListings(sources.map(withPriceNote), { incoming, outgoing });
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const response = await fetch(`http://127.0.0.1:${address.port}/`, { headers });
  const body = await response.arrayBuffer();
  server.close();
  return new Response(response.status === 304 ? null : body, response);
}

test('lists the cars of all dealerships in one file with one header', async () => {
  const off = dealership('gamma', photographed(generateListings(60, 3)), []);
  const text = await (await listings([alpha, beta, off])).text();
  expect(text.match(/store_code,id,VIN/g)).toHaveLength(1);
  expect(named(text, alphas).length).toBeGreaterThan(10);
  expect(named(text, betas).length).toBeGreaterThan(10);
  expect(text).not.toContain('gamma');
  for (const line of text.split('\r\n').filter((one) => named(one, betas).length > 0))
    expect(line.startsWith('beta-watertown,')).toBe(true);
  const etag = (await listings([alpha])).headers.get('etag') ?? '';
  expect((await listings([alpha], { 'If-None-Match': etag })).status).toBe(304);
  expect((await listings([alpha, beta], { 'If-None-Match': etag })).status).toBe(200);
});
