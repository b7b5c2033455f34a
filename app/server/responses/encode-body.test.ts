import { expect, test } from 'vitest';
import { acceptedEncoding, isCompressible } from './encode-body.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['BR', 'br'],
  ['*', 'gzip'],
  ['identity', undefined],
  ['brx', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j gets %j', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ['text/html; charset=utf-8', 5000, true],
  ['text/x-script', 5000, true],
  ['image/svg+xml', 5000, true],
  ['text/html', 500, false],
  ['image/webp', 5000, false],
  ['font/woff2', 5000, false],
  [null, 5000, false],
])('%j of %d bytes: %j', (type, length, compressible) => {
  expect(isCompressible(type, length)).toBe(compressible);
});
