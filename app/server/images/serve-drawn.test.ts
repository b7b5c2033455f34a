import { BODY_STYLES } from '@rooftop/illustration/body-style';
import { VIEWS } from '@rooftop/illustration/draw-vehicle';
import { QueueFullError } from '@rooftop/lake/assets/work-queue';
import { expect, it, test } from 'vitest';
import { DRAWN_VIEWS, drawnName, findDrawn, PAINT_NAMES } from '../../vehicles/pictures/drawn-picture.ts';
import { createDrawnVehicles } from './drawn-vehicles.ts';
import { drawingVersion } from './drawing-edition.ts';
import type { DrawRequest } from './drawer.ts';
import { createServeDrawn } from './serve-drawn.ts';

/** A site whose images contain their own names, and the list of what it had to draw. */
function createSite(
  draw = async (request: DrawRequest) => Buffer.from(`${drawnName(request)} ${request.width}`),
) {
  const drawn: string[] = [];
  const vehicles = createDrawnVehicles(
    { get: (_, make) => make(new AbortController().signal) },
    {
      draw(request) {
        drawn.push(`${drawnName(request)} ${request.width}`);
        return draw(request);
      },
      close: () => {},
    },
    'today',
  );
  const serve = createServeDrawn(vehicles, 'today');
  const ask = (path: string, headers: Record<string, string> = {}) =>
    serve(new Request(`http://alpha.example/vehicles/${path}`, { headers }));
  return { ask, vehicles, drawn };
}

it('has every drawn view and finds each image by its name', () => {
  expect(DRAWN_VIEWS).toEqual(VIEWS);
  for (const bodyStyle of BODY_STYLES)
    for (const paint of PAINT_NAMES)
      for (const view of DRAWN_VIEWS) {
        const picture = { bodyStyle, paint, view };
        expect(findDrawn(drawnName(picture))).toEqual(picture);
      }
});

it('serves the image with a permanent cache header', async () => {
  const { ask } = createSite();
  const answer = await ask('today/trucks-blue-rear-quarter.webp?w=960');
  expect(await answer?.text()).toBe('trucks-blue-rear-quarter 960');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const known = { 'if-none-match': answer?.headers.get('etag') ?? '' };
  expect((await ask('today/trucks-blue-rear-quarter.webp?w=960', known))?.status).toBe(304);
  expect((await ask('today/trucks-blue-rear-quarter.webp?w=640', known))?.status).toBe(200);
});

it('redirects from an earlier version to the current one', async () => {
  const answer = await createSite().ask('yesterday/suvs-red-side.webp?w=640');
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    302,
    '/vehicles/today/suvs-red-side.webp?w=640',
  ]);
});

test.each([
  'today/suvs-red-side.webp',
  'today/suvs-red-side.webp?w=641',
  'today/suvs-red-side.webp?w=1e3',
  'today/suvs-red-side.png?w=640',
  'today/tanks-red-side.webp?w=640',
  'today/suvs-constructor-side.webp?w=640',
  'today/suvs-red-side-.webp?w=640',
  'today/x/suvs-red-side.webp?w=640',
  'suvs-red-side.webp?w=640',
])('draws nothing for %s', async (path) => {
  const { ask, drawn } = createSite();
  expect(await ask(path)).toBeNull();
  expect(drawn).toEqual([]);
});

it('returns 503 if too many are waiting, and does not hide errors', async () => {
  const full = createSite(() => Promise.reject(new QueueFullError()));
  const answer = await full.ask('today/suvs-red-side.webp?w=640');
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5']);
  const broken = createSite(() => Promise.reject(new Error('no ink')));
  await expect(broken.ask('today/suvs-red-side.webp?w=640')).rejects.toThrow('no ink');
});

it('draws card images ahead of requests, and stops when aborted', async () => {
  const { vehicles, drawn } = createSite();
  const closing = new AbortController();
  await vehicles.warm(closing.signal);
  expect(drawn[0]).toBe('suvs-white-front-quarter 640');
  expect(new Set(drawn).size).toBe(BODY_STYLES.length * PAINT_NAMES.length * 4);
  closing.abort();
  await vehicles.warm(closing.signal);
  expect(drawn).toHaveLength(BODY_STYLES.length * PAINT_NAMES.length * 4);
});

it('derives the version from the drawing code', async () => {
  expect(await drawingVersion()).toMatch(/^[\w-]{12}$/);
  expect(await drawingVersion()).toBe(await drawingVersion());
});
