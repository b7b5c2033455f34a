import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImageUrlBuilder } from '@sanity/image-url';
import type { Hono } from 'hono';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLUE, colourAt, GREEN, isAbout, memoryBlobs, quadrants, RED, WHITE } from './asset-fixtures.ts';
import { openImageCache } from './image-cache.ts';
import { imageRoutes } from './serve-image.ts';
import { createWorkQueue } from './work-queue.ts';

const log = pino({ level: 'silent' });
const name = (digit: string, size: string, format: string) => `${digit.repeat(40)}-${size}.${format}`;
const LANDSCAPE = name('a', '400x200', 'png');
const TURNED = name('b', '200x400', 'jpg');
const CLEAR = name('c', '100x100', 'png');
const MOVING = name('d', '60x40', 'gif');
const DRAWN = name('e', '40x20', 'svg');
const BROKEN = name('f', '10x10', 'jpg');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>';

let folder: string;
let routes: Hono;
let blobs: ReturnType<typeof memoryBlobs>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-images-'));
  const frames = ['red', 'blue', 'lime'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const bytes: Record<string, Uint8Array> = {
    [LANDSCAPE]: await quadrants(400, 200).png().toBuffer(),
    // Stored lying on its side; orientation 6 says: turn it clockwise to see it.
    [TURNED]: await quadrants(400, 200).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer(),
    [CLEAR]: await sharp({ create: { width: 100, height: 100, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
    [MOVING]: await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer(),
    [DRAWN]: Buffer.from(SVG),
    [BROKEN]: Buffer.from('not an image at all'),
  };
  blobs = memoryBlobs(
    Object.fromEntries(
      Object.entries(bytes).map(([file, content]) => [
        `image-${file.replace('.', '-')}`,
        { mimeType: 'image/*', bytes: content },
      ]),
    ),
  );
  const cache = openImageCache(folder, 50_000_000, log);
  routes = imageRoutes({
    projectId: 'rooftop',
    dataset: 'test',
    blobs,
    cache,
    queue: createWorkQueue(),
    log,
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (file: string, query = '', init: RequestInit = {}) =>
  routes.request(`/images/rooftop/test/${file}?${query}`, init);
const picture = async (file: string, query: string, init?: RequestInit) => {
  const response = await get(file, query, init);
  expect(response.status, await response.clone().text()).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

describe('image addresses', () => {
  it.each([
    [LANDSCAPE, '', 400, 200, 'png'],
    [LANDSCAPE, 'unknown=1&dpr=2', 400, 200, 'png'],
    [LANDSCAPE, 'w=100', 100, 50, 'png'],
    [LANDSCAPE, 'h=100', 200, 100, 'png'],
    [LANDSCAPE, 'w=800', 800, 400, 'png'],
    [LANDSCAPE, 'w=800&fit=max', 400, 200, 'png'],
    [LANDSCAPE, 'w=100&dpr=2', 200, 100, 'png'],
    [LANDSCAPE, 'w=100&h=100', 100, 50, 'png'],
    [LANDSCAPE, 'w=100&h=100&fit=clip', 100, 50, 'png'],
    [LANDSCAPE, 'w=600&h=600&fit=clip', 600, 300, 'png'],
    [LANDSCAPE, 'w=600&h=600&fit=max', 400, 200, 'png'],
    [LANDSCAPE, 'w=100&h=100&fit=crop', 100, 100, 'png'],
    [LANDSCAPE, 'w=600&h=600&fit=crop', 600, 600, 'png'],
    [LANDSCAPE, 'w=100&h=100&fit=crop&crop=entropy', 100, 100, 'png'],
    [LANDSCAPE, 'w=100&h=100&fit=fill', 100, 100, 'png'],
    [LANDSCAPE, 'w=600&h=600&fit=fillmax', 600, 600, 'png'],
    [LANDSCAPE, 'w=100&h=100&fit=scale', 100, 100, 'png'],
    [LANDSCAPE, 'w=100&h=100&fit=min', 100, 100, 'png'],
    [LANDSCAPE, 'w=600&h=600&fit=min', 200, 200, 'png'],
    [LANDSCAPE, 'w=100&h=100&fit=crop&dpr=3', 300, 300, 'png'],
    [LANDSCAPE, 'w=8000', 4096, 2048, 'png'],
    [LANDSCAPE, 'rect=10,10,100,50', 100, 50, 'png'],
    [LANDSCAPE, 'rect=350,150,100,100', 50, 50, 'png'],
    [LANDSCAPE, 'rect=0,0,200,200&w=50', 50, 50, 'png'],
    [LANDSCAPE, 'or=90', 200, 400, 'png'],
    [LANDSCAPE, 'or=90&w=100', 100, 200, 'png'],
    [LANDSCAPE, 'w=100&fm=jpg', 100, 50, 'jpeg'],
    [LANDSCAPE, 'w=100&fm=pjpg&q=30', 100, 50, 'jpeg'],
    [LANDSCAPE, 'w=100&fm=webp', 100, 50, 'webp'],
    [LANDSCAPE, 'w=100&fm=avif', 100, 50, 'heif'],
    [LANDSCAPE, 'w=100&blur=50', 100, 50, 'png'],
    [LANDSCAPE, 'w=100&blur=2000', 100, 50, 'png'],
    [LANDSCAPE, 'w=100&sharp=50', 100, 50, 'png'],
    [TURNED, 'w=100', 100, 200, 'jpeg'],
    [TURNED, 'rect=100,0,100,400', 100, 400, 'jpeg'],
    [DRAWN, 'w=10', 40, 20, 'svg'],
  ])('%s?%s is %i × %i %s', async (file, query, width, height, format) => {
    const facts = await sharp(await picture(file, query)).metadata();
    expect([facts.width, facts.height, facts.format]).toEqual([width, height, format]);
  });

  it.each([
    ['rect=0,0,200,100', RED],
    ['rect=200,0,200,100', GREEN],
    ['rect=0,100,200,100&w=30', BLUE],
    ['rect=200,100,200,100&h=30', WHITE],
    ['w=20&h=20&fit=crop&crop=top,left', RED, [0.2, 0.2]],
    ['w=100&h=100&fit=crop', RED, [0.4, 0.1]],
    ['w=100&h=100&fit=crop', WHITE, [0.6, 0.9]],
    ['w=100&h=200&fit=crop&crop=focalpoint&fp-x=0.6', RED, [0.05, 0.1]],
    ['w=100&h=200&fit=crop&crop=focalpoint&fp-x=0.6', GREEN, [0.2, 0.1]],
    ['w=100&h=200&fit=crop&crop=right', GREEN, [0.5, 0.2]],
    ['w=100&h=200&fit=crop&crop=left', BLUE, [0.5, 0.8]],
    ['w=100&h=200&fit=crop&crop=focalpoint&fp-x=1&fp-y=0.5', WHITE, [0.5, 0.8]],
    ['w=100&h=200&fit=crop&crop=focalpoint&fp-x=0&fp-y=0.5', RED, [0.5, 0.2]],
    ['w=400&h=20&fit=crop&crop=focalpoint&fp-y=0.9', BLUE, [0.1, 0.5]],
    ['flip=h', GREEN, [0.1, 0.1]],
    ['flip=v', BLUE, [0.1, 0.1]],
    ['flip=hv', WHITE, [0.1, 0.1]],
    ['or=90', BLUE, [0.1, 0.1]],
    ['or=90&rect=0,0,200,200', RED, [0.9, 0.1]],
    ['w=100&h=100&fit=fill&bg=00ff00', GREEN, [0.5, 0.05]],
    ['w=100&h=100&fit=fill&fm=jpg', WHITE, [0.05, 0.05]],
  ])('?%s shows the right part', async (query, expected, [x = 0.5, y = 0.5] = []) => {
    const colour = await colourAt(await picture(LANDSCAPE, query), x, y);
    expect(isAbout(colour, expected), colour.join()).toBe(true);
  });

  it('honours the camera’s orientation, for rect too', async () => {
    // Turned clockwise, the left half (red above blue) becomes the upper one: blue left of red.
    const upper = await picture(TURNED, 'rect=0,0,100,200&fm=png');
    expect(isAbout(await colourAt(upper, 0.5, 0.5), BLUE)).toBe(true);
    const lower = await picture(TURNED, 'rect=100,200,100,200&fm=png');
    expect(isAbout(await colourAt(lower, 0.5, 0.5), GREEN)).toBe(true);
    expect((await sharp(upper).metadata()).orientation).toBeUndefined();
  });

  it('follows hotspot and crop as @sanity/image-url writes them', async () => {
    const builder = createImageUrlBuilder({
      projectId: 'rooftop',
      dataset: 'test',
      baseUrl: 'http://lake.test',
    });
    const image = {
      asset: { _ref: `image-${LANDSCAPE.replace('.', '-')}` },
      crop: { left: 0.5, right: 0, top: 0, bottom: 0 },
      hotspot: { x: 0.9, y: 0.9, width: 0.1, height: 0.1 },
    };
    for (const [built, expected, width, height] of [
      [builder.image(image).width(50).height(50), WHITE, 50, 50],
      [
        builder
          .image({ ...image, hotspot: { ...image.hotspot, y: 0.1 } })
          .width(80)
          .height(20),
        GREEN,
        80,
        20,
      ],
    ] as const) {
      const url = new URL(built.url());
      const bytes = new Uint8Array(await (await routes.request(url.pathname + url.search)).arrayBuffer());
      const facts = await sharp(bytes).metadata();
      expect([facts.width, facts.height]).toEqual([width, height]);
      expect(isAbout(await colourAt(bytes, 0.9, 0.9), expected)).toBe(true);
    }
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
    ['', 'image/png'],
  ])('auto=format with Accept %s answers %s', async (accept, type) => {
    const response = await get(LANDSCAPE, 'w=40&auto=format', { headers: { accept } });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  it.each(['w=30&fm=webp', 'w=30', 'auto=format'])('keeps an animation moving: %s', async (query) => {
    const facts = await sharp(
      await picture(MOVING, query, { headers: { accept: 'image/avif,image/webp' } }),
    ).metadata();
    expect(facts.pages).toBe(3);
  });

  it('fills what is transparent where asked, and only there', async () => {
    const background = await colourAt(await picture(CLEAR, 'bg=0000ff'), 0.5, 0.5);
    expect(background).toEqual(BLUE);
    expect((await sharp(await picture(CLEAR, 'w=10')).stats()).isOpaque).toBe(false);
  });
});

describe('answers', () => {
  it('may be kept for ever and are validated by ETag', async () => {
    const first = await get(LANDSCAPE, 'w=77');
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = first.headers.get('etag') ?? '';
    const again = await get(LANDSCAPE, 'w=77', { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get(LANDSCAPE, 'w=78')).headers.get('etag')).not.toBe(etag);
    const original = (await get(LANDSCAPE)).headers.get('etag') ?? '';
    expect((await get(LANDSCAPE, '', { headers: { 'if-none-match': original } })).status).toBe(304);
  });

  it('answer HEAD with the headers of GET', async () => {
    for (const query of ['', 'w=79']) {
      const [head, full] = [await get(LANDSCAPE, query, { method: 'HEAD' }), await get(LANDSCAPE, query)];
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-length')).toBe(String((await full.arrayBuffer()).byteLength));
    }
  });

  it.each([
    ['missing', name('0', '1x1', 'png'), '', 404],
    ['no image name', 'x.png', '', 404],
    ['unknown extension', name('a', '400x200', 'exe'), '', 404],
    ['wrong parameter', LANDSCAPE, 'w=abc', 400],
    ['rect beside the image', LANDSCAPE, 'rect=500,0,10,10', 400],
    ['bytes that are no image', BROKEN, 'w=5', 422],
  ])('%s: a plain answer that nobody keeps', async (_case, file, query, status) => {
    const response = await get(file, query);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('cannot be made to run script as a page of their own', async () => {
    const response = await get(DRAWN, 'w=10');
    expect(await response.text()).toBe(SVG);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('save under a harmless name', async () => {
    const given = `dl=${encodeURIComponent('../a/“Ünï”\r\nX: "1".png')}`;
    const header = (await get(LANDSCAPE, given)).headers.get('content-disposition');
    expect(header).toBe(
      `attachment; filename="__n__X_ _1_.png"; filename*=UTF-8''%E2%80%9C%C3%9Cn%C3%AF%E2%80%9DX%3A%20%221%22.png`,
    );
    expect((await get(LANDSCAPE, 'dl=')).headers.get('content-disposition')).toContain(
      `${'a'.repeat(40)}.png`,
    );
    expect((await get(LANDSCAPE)).headers.get('content-disposition')).toBeNull();
  });

  it('are made once for any number of simultaneous requests', async () => {
    blobs.reads = 0;
    const answers = await Promise.all(Array.from({ length: 30 }, async () => get(LANDSCAPE, 'w=123')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(blobs.reads).toBe(1);
  });

  it('are refused with 503 when too many wait', async () => {
    const queue = createWorkQueue({ width: 1, waiting: 1 });
    const cache = openImageCache(join(folder, 'busy'), 1_000_000, log);
    const busy = imageRoutes({ projectId: 'rooftop', dataset: 'test', blobs, cache, queue, log });
    const asked = [1, 2, 3, 4, 5].map(async (w) => busy.request(`/images/rooftop/test/${LANDSCAPE}?w=${w}`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
  });
});
