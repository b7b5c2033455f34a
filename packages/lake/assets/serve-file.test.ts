import { expect, it } from 'vitest';
import { memoryBlobs } from '../../../tests/support/lake/assets.ts';
import { fileRoutes } from './serve-file.ts';

const TEXT = '0123456789';
const PDF = `${'a'.repeat(40)}.pdf`;
const HTML = `${'b'.repeat(40)}.html`;
const routes = fileRoutes({
  projectId: 'rooftop',
  dataset: 'test',
  blobs: memoryBlobs({
    [`file-${PDF.replace('.', '-')}`]: { mimeType: 'application/pdf', bytes: new TextEncoder().encode(TEXT) },
    [`file-${HTML.replace('.', '-')}`]: {
      mimeType: 'text/html',
      bytes: new TextEncoder().encode('<script>'),
    },
  }),
});
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  routes.request(`/files/rooftop/test/${path}`, { method, headers });

it.each([
  [{}, 200, TEXT, null],
  [{ range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
  [{ range: 'bytes=8-' }, 206, '89', 'bytes 8-9/10'],
  [{ range: 'bytes=-3' }, 206, '789', 'bytes 7-9/10'],
  [{ range: 'bytes=0-1,4-5' }, 200, TEXT, null],
  [{ range: 'bytes=20-' }, 416, 'Range not satisfiable', 'bytes */10'],
  [{ range: 'bytes=2-4', 'if-range': '"another"' }, 200, TEXT, null],
  [{ 'if-none-match': `"file-${'a'.repeat(40)}-pdf"`, range: 'bytes=2-4' }, 304, '', null],
])('responds to %j', async (headers, status, body, range) => {
  const response = await get(PDF, headers);
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get('content-range')).toBe(range);
  if (status < 300) expect(response.headers.get('content-length')).toBe(String(body.length));
});

it('responds to HEAD, and 404 to unknown files', async () => {
  const head = await get(PDF, {}, 'HEAD');
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '10']);
  expect(head.headers.get('accept-ranges')).toBe('bytes');
  for (const path of [`${'0'.repeat(40)}.pdf`, 'x', `../${PDF}`, `${'a'.repeat(40)}.txt`]) {
    expect((await get(path)).status).toBe(404);
  }
});

it('shows a PDF, downloads it on request, and never serves HTML as HTML', async () => {
  expect((await get(PDF)).headers.get('content-disposition')).toBeNull();
  expect((await get(`${PDF}?dl=Terms%20of%20sale.pdf`)).headers.get('content-disposition')).toContain(
    'filename="Terms of sale.pdf"',
  );
  const html = await get(HTML);
  expect(html.headers.get('content-type')).toBe('application/octet-stream');
  expect(html.headers.get('content-disposition')).toMatch(/^attachment; filename="b{40}\.html"/);
  expect(html.headers.get('x-content-type-options')).toBe('nosniff');
});
