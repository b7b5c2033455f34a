import { createImageUrl } from '@rooftop/content/image-url';
import type { Image } from '@rooftop/content/objects/media/image';
import { expect, test } from 'vitest';
import { pictureView } from './picture-view.server.ts';

const imageUrl = createImageUrl({ projectId: 'rooftop', dataset: 'production', baseUrl: '' });
const image: Image = {
  asset: { _id: 'image-abc-2000x1000-webp', width: 2000, height: 1000, lqip: null },
  alt: 'A car',
  crop: null,
  hotspot: null,
};
const widths = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('offers widths up to that of the picture, on our own host', () => {
  const view = pictureView(image, imageUrl);
  expect(widths(view.srcSet)).toEqual([640, 960, 1440, 2000]);
  expect(view.src).toMatch(/^\/images\/rooftop\/production\/abc-2000x1000\.webp\?w=2000&/);
  expect(widths(pictureView(image, imageUrl, 'tile').srcSet)).toEqual([320, 640]);
});

test('offers one width for a picture smaller than the smallest width', () => {
  const asset = { ...image.asset, _id: 'image-abc-300x200-webp', width: 300, height: 200 };
  expect(widths(pictureView({ ...image, asset }, imageUrl).srcSet)).toEqual([300]);
});

test('reports the dimensions of a cropped picture', () => {
  const crop = { top: 0.1, bottom: 0.1, left: 0.25, right: 0 };
  const { width, height } = pictureView({ ...image, crop }, imageUrl);
  expect([width, height]).toEqual([1500, 800]);
});

test.each([
  [0.5, 0.5, '50% 50%'],
  [0.66, 0.7, '98% 100%'],
  [0.1, 0.4, '0% 20%'],
])('centers the hotspot at %d, %d: %s', (x, y, position) => {
  expect(pictureView({ ...image, hotspot: { x, y, width: 0.2, height: 0.2 } }, imageUrl).position).toBe(
    position,
  );
});

test.each([
  ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,AAAA'],
  // A placeholder behind a transparent picture would show through.
  ['data:image/png;base64,AAAA', null],
  [null, null],
])('the placeholder of a picture with the preview %j is %j', (lqip, placeholder) => {
  const asset = { ...image.asset, lqip };
  expect(pictureView({ ...image, asset }, imageUrl).placeholder).toBe(placeholder);
});
