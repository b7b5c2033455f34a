import { createImageUrl } from '@rooftop/content/image-url';
import { expect, test } from 'vitest';
import { createImageSignature } from './image-signature.ts';

const signature = createImageSignature(Buffer.alloc(32, 1));
const imageUrl = createImageUrl({
  projectId: 'rooftop',
  dataset: 'production',
  baseUrl: '',
  sign: (target) => signature.sign(target),
});
const _id = `image-${'a'.repeat(40)}-2400x1200-webp`;
const asset = { _id, width: 2400, height: 1200, lqip: null };
const image = { asset, alt: '', crop: null, hotspot: null };
const plain = `/images/rooftop/production/${'a'.repeat(40)}-2400x1200.webp`;

test('serves an image in a size that a page uses', () => {
  const url = imageUrl(image, { width: 640 });
  expect(url).toMatch(/^\/images\/rooftop\/production\/.+\?w=640&.+&s=[\w-]{16}$/);
  expect(signature.verify(url)).toBe(url.slice(0, url.lastIndexOf('&s=')));
  expect(signature.verify(plain)).toBe(plain);
});

test.each([
  ['another width', (url: string) => url.replace('w=640', 'w=641')],
  ['another picture', (url: string) => url.replace('aaaa', 'bbbb')],
  ['one more parameter', (url: string) => `${url}&blur=2000`],
  ['one more parameter before the signature', (url: string) => url.replace('&s=', '&fm=avif&s=')],
  ['no signature', (url: string) => url.slice(0, url.lastIndexOf('&s='))],
  ['an empty query', () => `${plain}?`],
  ['a signature alone', () => `${plain}?s=aaaaaaaaaaaaaaaa`],
  ['the signature of another key', () => createImageSignature(Buffer.alloc(32, 2)).sign(`${plain}?w=640`)],
])('refuses %s', (_story, change) => {
  expect(signature.verify(change(imageUrl(image, { width: 640 })))).toBeNull();
});
