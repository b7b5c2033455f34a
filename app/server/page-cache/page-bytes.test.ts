import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPackedPage } from './page-bytes.ts';

const TEXT = '<p>a car</p>'.repeat(2000);
const packedPage = (text = TEXT) =>
  createPackedPage({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    route: 'test',
    bytes: new TextEncoder().encode(text),
  });

test('a packed page has the same editions and tags before and after it is packed, in less memory', async () => {
  const page = packedPage();
  const read = async () => {
    const [plain, br, gzip] = [
      await page.edition(undefined),
      await page.edition('br'),
      await page.edition('gzip'),
    ];
    expect(Buffer.from(plain.bytes).toString()).toBe(TEXT);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(TEXT);
    expect(gunzipSync(gzip.bytes).toString()).toBe(TEXT);
    return [plain, br, gzip].map(({ etag, encoding }) => [etag, encoding]);
  };
  const before = await read();
  expect(page.size()).toBe(TEXT.length);
  await page.finish();
  expect(page.size()).toBeLessThan(TEXT.length / 10);
  expect(await read()).toEqual(before);
  expect(new Set(before.map(([etag]) => etag)).size).toBe(3);
});

test('a page that is too small to compress stays as it is', async () => {
  const page = packedPage('small');
  await page.finish();
  expect(page.size()).toBe(5);
  expect(await page.edition('br')).toMatchObject({ encoding: undefined });
});
