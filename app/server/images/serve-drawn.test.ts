import { DRAWINGS } from '@rooftop/illustration/drawing';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { expect, it, test } from 'vitest';
import { testDealership } from '../../../tests/support/website.ts';
import { type DrawnPicture, drawnName, findDrawn, PAINT_NAMES } from '@rooftop/platform/images/drawn-picture';
import { createDrawnVehicles } from '@rooftop/platform/images/drawn-vehicles';
import { drawingVersion } from '@rooftop/platform/images/drawing-edition';
import { createServeDrawn } from './serve-drawn.ts';

/** A site whose images contain their own names, and the list of what it had to draw. */
function createSite(
  draw = async (picture: DrawnPicture, width: number, format: string) =>
    Buffer.from(`${drawnName(picture)} ${width} ${format}`),
) {
  const drawn: string[] = [];
  const vehicles = createDrawnVehicles(
    { get: (_, make) => make(new AbortController().signal) },
    'today',
    (picture, width, format) => {
      drawn.push(`${drawnName(picture)} ${width} ${format}`);
      return draw(picture, width, format);
    },
  );
  const serve = createServeDrawn(vehicles, 'today');
  const ask = (path: string, headers: Record<string, string> = {}, ipAddress = '203.0.113.7') =>
    serve(new Request(`http://alpha.example/vehicles/${path}`, { headers }), {
      dealership: testDealership({ theme: { ...testDealership().theme, brand: '#1F4D36' } }),
      ipAddress,
    });
  return { ask, drawn };
}

it('finds each image by its name', () => {
  for (const drawing of DRAWINGS)
    for (const paint of [...PAINT_NAMES, '#1f4d36'] as const)
      expect(findDrawn(drawnName({ ...drawing, paint }))).toEqual({ ...drawing, paint });
});

it('serves the image with a permanent cache header', async () => {
  const { ask } = createSite();
  const answer = await ask('today/crew-pickup-blue?w=960');
  expect(await answer?.text()).toBe('crew-pickup-blue 960 webp');
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const known = { 'if-none-match': answer?.headers.get('etag') ?? '' };
  expect((await ask('today/crew-pickup-blue?w=960', known))?.status).toBe(304);
  expect((await ask('today/crew-pickup-blue?w=640', known))?.status).toBe(200);
});

it('serves the format that the browser accepts, as with photos', async () => {
  const answer = await createSite().ask('today/compact-suv-red?w=640', { accept: 'image/avif,image/webp' });
  expect(await answer?.text()).toBe('compact-suv-red 640 avif');
  expect([answer?.headers.get('content-type'), answer?.headers.get('vary')]).toEqual([
    'image/avif',
    'Accept',
  ]);
});

it("draws the dealership's own color and no other", async () => {
  const { ask } = createSite();
  expect((await ask('today/compact-suv-1f4d36-cutout?w=640'))?.status).toBe(200);
  expect(await ask('today/compact-suv-1f4d37-cutout?w=640')).toBeNull();
});

it('redirects from an earlier version to the current one', async () => {
  const answer = await createSite().ask('yesterday/compact-suv-red?w=640');
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    302,
    '/vehicles/today/compact-suv-red?w=640',
  ]);
});

test.each([
  'today/compact-suv-red.webp',
  'today/compact-suv-red?w=641',
  'today/compact-suv-red?w=1e3',
  'today/compact-suv-red.png?w=640',
  'today/compact-suv-red-rear?w=640',
  'today/compact-suv-ff?w=640',
  'today/tank-red?w=640',
  'today/compact-suv-constructor?w=640',
  'today/compact-suv-red-?w=640',
  'today/x/compact-suv-red?w=640',
  'compact-suv-red?w=640',
])('draws nothing for %s', async (path) => {
  const { ask, drawn } = createSite();
  expect(await ask(path)).toBeNull();
  expect(drawn).toEqual([]);
});

it('returns 503 if too many are waiting, and does not hide errors', async () => {
  const full = createSite(() => Promise.reject(new QueueFullError()));
  const answer = await full.ask('today/compact-suv-red?w=640');
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5']);
  const broken = createSite(() => Promise.reject(new Error('no ink')));
  await expect(broken.ask('today/compact-suv-red?w=640')).rejects.toThrow('no ink');
});

it('lets no caller take all places in the queue', async () => {
  const pen = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const { ask } = createSite(() => pen.promise);
  const own = Array.from({ length: 102 }, () => ask('today/compact-suv-red?w=640'));
  const others = ask('today/compact-suv-red?w=640', {}, '203.0.113.8');
  expect((await own.at(-1))?.status).toBe(503);
  pen.resolve(Buffer.from('drawn'));
  expect((await others)?.status).toBe(200);
});

it('derives the version from the drawing code', async () => {
  expect(await drawingVersion()).toMatch(/^[\w-]{12}$/);
  expect(await drawingVersion()).toBe(await drawingVersion());
});
