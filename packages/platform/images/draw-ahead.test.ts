import { VEHICLE_CLASSES } from '@rooftop/illustration/vehicle-classes';
import type { ImageCache } from '@rooftop/lake/image-cache';
import { expect, it } from 'vitest';
import { PAINT_NAMES } from './drawn-picture.ts';
import { drawAhead, DRAWN_AHEAD } from './draw-ahead.ts';
import { createDrawnVehicles } from './drawn-vehicles.ts';

/** A cache that has all drawings but the first `missing`, and lists the keys it was asked for. */
function cacheWithout(missing: number, onAsked: () => void = () => {}) {
  const requests: string[] = [];
  const made: Buffer[] = [];
  const cache: ImageCache = {
    async get(key, make) {
      requests.push(key);
      onAsked();
      if (requests.length > missing) return Buffer.alloc(0);
      const bytes = await make(new AbortController().signal);
      made.push(bytes);
      return bytes;
    },
  };
  return { cache, asked: requests, made };
}

it('lists the images of search results, of every class in every paint', () => {
  expect(DRAWN_AHEAD).toHaveLength(VEHICLE_CLASSES.length * PAINT_NAMES.length * 3);
  expect(DRAWN_AHEAD[0]).toEqual([
    { vehicleClass: 'compact-sedan', paint: 'white', scene: 'studio' },
    640,
    'avif',
  ]);
});

it('makes what is missing, just as a request would', async () => {
  const { cache, asked: requests, made } = cacheWithout(1);
  await drawAhead(cache, 'today', new AbortController().signal);
  expect(new Set(requests).size).toBe(DRAWN_AHEAD.length);

  const [first] = DRAWN_AHEAD;
  const onRequest = cacheWithout(1);
  if (first) await createDrawnVehicles(onRequest.cache, 'today').read(...first);
  expect([onRequest.asked[0], onRequest.made]).toEqual([requests[0], made]);
});

it('stops when aborted', async () => {
  const closing = new AbortController();
  const { cache, asked: requests } = cacheWithout(0, () => closing.abort());
  await expect(drawAhead(cache, 'today', closing.signal)).rejects.toThrow('aborted');
  expect(requests).toHaveLength(1);
});
