import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLUE, colorAt, GREEN, isAbout, RED, WHITE } from '../../../tests/support/lake/assets.ts';
import {
  CLEAR,
  DRAWN,
  LANDSCAPE,
  MOVING,
  openTestImages,
  TURNED,
} from '../../../tests/support/lake/images.ts';

let lake: Awaited<ReturnType<typeof openTestImages>>;
beforeAll(async () => {
  lake = await openTestImages();
});
afterAll(() => lake.close());

const picture = async (file: string, query: string, init?: RequestInit) => {
  const response = await lake.get(file, query, init);
  expect(response.status, await response.clone().text()).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

describe('image URLs', () => {
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
    [DRAWN, 'w=80&h=40&fit=crop&fm=png', 80, 40, 'png'],
    [DRAWN, 'rect=0,0,20,20&fm=jpg', 20, 20, 'jpeg'],
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
  ])('?%s shows the correct part', async (query, expected, [x = 0.5, y = 0.5] = []) => {
    const colour = await colorAt(await picture(LANDSCAPE, query), x, y);
    expect(isAbout(colour, expected), colour.join()).toBe(true);
  });

  it('respects EXIF orientation, including for rect', async () => {
    // Rotated clockwise, the left half (red above blue) becomes the upper one: blue left of red.
    const upper = await picture(TURNED, 'rect=0,0,100,200&fm=png');
    expect(isAbout(await colorAt(upper, 0.5, 0.5), BLUE)).toBe(true);
    const lower = await picture(TURNED, 'rect=100,200,100,200&fm=png');
    expect(isAbout(await colorAt(lower, 0.5, 0.5), GREEN)).toBe(true);
    expect((await sharp(upper).metadata()).orientation).toBeUndefined();
  });

  it('respects hotspot and crop in URLs of @sanity/image-url', async () => {
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
      const bytes = new Uint8Array(await (await lake.request(url.pathname + url.search)).arrayBuffer());
      const facts = await sharp(bytes).metadata();
      expect([facts.width, facts.height]).toEqual([width, height]);
      expect(isAbout(await colorAt(bytes, 0.9, 0.9), expected)).toBe(true);
    }
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/png'],
    ['', 'image/png'],
  ])('auto=format with Accept %s returns %s', async (accept, type) => {
    const response = await lake.get(LANDSCAPE, 'w=40&auto=format', { headers: { accept } });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  it.each(['w=30&fm=webp', 'w=30', 'auto=format'])('keeps animations animated: %s', async (query) => {
    const facts = await sharp(
      await picture(MOVING, query, { headers: { accept: 'image/avif,image/webp' } }),
    ).metadata();
    expect(facts.pages).toBe(3);
  });

  it('fills transparent areas only on request', async () => {
    const background = await colorAt(await picture(CLEAR, 'bg=0000ff'), 0.5, 0.5);
    expect(background).toEqual(BLUE);
    expect((await sharp(await picture(CLEAR, 'w=10')).stats()).isOpaque).toBe(false);
  });
});
