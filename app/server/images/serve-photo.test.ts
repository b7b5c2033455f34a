import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openImageCache } from '@rooftop/lake/image-cache';
import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { InventoryUnavailable } from '@rooftop/platform/inventory/dealership-inventory';
import { testDealership } from '../../../tests/support/website.ts';
import { PhotoError } from '@rooftop/platform/images/fetch-photo';
import { fitPhoto } from '@rooftop/platform/images/fit-photo';
import { createPhotos } from '@rooftop/platform/images/feed-photos';
import { photoName } from '@rooftop/platform/images/picture-addresses';
import { createServePhoto } from './serve-photo.ts';

const PHOTO = 'https://photos.example.com/1.jpg';
const UNLISTED = 'https://elsewhere.example.com/1.jpg';
const BROKEN = 'https://photos.example.com/broken.jpg';
const VINS = { car: '1FTFW1E50MFA00001', hidden: '1FTFW1E50MFA00002', foreign: '1FTFW1E50MFA00003' };

const [any] = generateListings(1);
const listing = (fields: Partial<Listing>): Listing => {
  if (any === undefined) throw new Error('No listing was made.');
  return { ...any, isPrivate: false, photos: [PHOTO, UNLISTED, BROKEN], ...fields };
};
const listings = new Map([
  [`dealership-alpha ${VINS.car}`, listing({ vin: VINS.car })],
  [`dealership-alpha ${VINS.hidden}`, listing({ vin: VINS.hidden, isPrivate: true })],
  [`dealership-beta ${VINS.foreign}`, listing({ vin: VINS.foreign })],
]);
const photograph = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#123456' } })
  .jpeg()
  .toBuffer();

let folder: string;
let fetched: string[];
let troubles: unknown[];
let missing: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-photos-'));
  fetched = [];
  troubles = [];
  missing = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** Acts as a shopper's browser, which requests paths from a dealership. */
function createShop(retryMs = 60_000) {
  const photos = createPhotos({
    cache: openImageCache(folder, 10_000_000, pino({ level: 'silent' })),
    fit: (bytes, shape) => fitPhoto(bytes, shape),
    onMissing: (dealership) => missing.push(dealership),
    fetch: async (dealership, source) => {
      fetched.push(`${dealership} ${source}`);
      if (source === BROKEN) throw new PhotoError('The server responded with 404.');
      return photograph;
    },
    retryMs,
  });
  const serve = createServePhoto({
    photos,
    findListing: async ({ dealership }, vin) => {
      if (vin === 'UNAVAILABLE000000') throw new InventoryUnavailable(dealership.id, undefined);
      return listings.get(`${dealership.id} ${vin}`);
    },
    seesPrivate: async (cookies) => cookies === 'visitor=unlocked',
    takes: (_, source) => source !== UNLISTED,
    onFailure: (error) => troubles.push(error),
  });
  return (path: string, accept = '*/*', slug = 'alpha', cookie = 'visitor=other') => {
    const dealership = testDealership({ id: `dealership-${slug}` });
    const visit = {
      requestId: '1',
      dealership,
      origin: 'http://alpha.example',
      ipAddress: null,
      route: 'none',
    };
    return serve(new Request(`http://alpha.example${path}`, { headers: { accept, cookie } }), visit);
  };
}
const path = (vin: string, source: string, width = '640') => `/photos/${vin}/${photoName(source)}?w=${width}`;

it('serves the best format that the browser supports', async () => {
  const ask = createShop();
  for (const [accept, format] of [
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'webp'],
  ]) {
    const answer = await ask(path(VINS.car, PHOTO), accept);
    const said = ['content-type', 'vary', 'cache-control'].map((name) => answer?.headers.get(name));
    expect(said).toEqual([`image/${format}`, 'Accept', 'public, max-age=604800']);
  }
});

it('fetches a photo once for all visitors and sizes', async () => {
  const ask = createShop();
  const responses = ['400', '640', '960', '960'].map((width) => ask(path(VINS.car, PHOTO, width)));
  const answers = await Promise.all(responses);
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200]);
  expect((await createShop()(path(VINS.car, PHOTO)))?.status).toBe(200);
  expect(fetched).toEqual([`dealership-alpha ${PHOTO}`]);
});

it('keeps dealerships apart, even if they show the same photo', async () => {
  const ask = createShop();
  await ask(path(VINS.car, PHOTO));
  await ask(path(VINS.foreign, PHOTO), '*/*', 'beta');
  expect(fetched).toEqual([`dealership-alpha ${PHOTO}`, `dealership-beta ${PHOTO}`]);
});

test.each([
  ['an unknown car', path('1FTFW1E50MFA00009', PHOTO)],
  ["another dealership's car", path(VINS.foreign, PHOTO)],
  ['a private car', path(VINS.hidden, PHOTO)],
  ['a photo of another car', path(VINS.car, 'https://photos.example.com/2.jpg')],
  ['an unlisted host', path(VINS.car, UNLISTED)],
  ['an unsupported width', path(VINS.car, PHOTO, '641')],
  ['a width in another notation', path(VINS.car, PHOTO, '0640')],
  ['no width', `/photos/${VINS.car}/${photoName(PHOTO)}`],
  ['a URL instead of a name', `/photos/${VINS.car}/${encodeURIComponent(PHOTO)}?w=640`],
  ['a path traversal', `/photos/${VINS.car}/..%2f..%2fetc%2fpasswd?w=640`],
])('%s has no photo', async (_, responses) => {
  expect(await createShop()(responses)).toBeNull();
  expect(fetched).toEqual([]);
});

it('shows a private car to visitors who unlocked the inventory, uncached', async () => {
  const answer = await createShop()(path(VINS.hidden, PHOTO), '*/*', 'alpha', 'visitor=unlocked');
  expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});

it('returns nothing for an unavailable photo, reports it once and does not retry its host immediately', async () => {
  const ask = createShop();
  const answers = await Promise.all(['400', '640'].map((width) => ask(path(VINS.car, BROKEN, width))));
  // A drawing would appear where the page says "photo 3 of 12".
  expect(answers).toEqual([null, null]);
  await ask(path(VINS.car, BROKEN, '960'));
  expect(fetched).toHaveLength(1);
  expect(troubles).toHaveLength(3);
  await expect.poll(() => missing).toEqual(['dealership-alpha']);
});

it('retries an unavailable photo later', async () => {
  const ask = createShop(1);
  await ask(path(VINS.car, BROKEN));
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  await ask(path(VINS.car, BROKEN));
  expect(fetched).toHaveLength(2);
});

it('returns 503 without inventory or when overloaded', async () => {
  const ask = createShop();
  expect((await ask('/photos/UNAVAILABLE000000/0123456789012345678901?w=640'))?.status).toBe(503);
});
