import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROKEN, DRAWN, LANDSCAPE, name, openTestImages, SVG } from '../../../tests/support/lake/images.ts';

let lake: Awaited<ReturnType<typeof openTestImages>>;
beforeAll(async () => {
  lake = await openTestImages();
});
afterAll(() => lake.close());

describe('responses of the image routes', () => {
  it('may be cached forever and are validated by ETag', async () => {
    const first = await lake.get(LANDSCAPE, 'w=77');
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = first.headers.get('etag') ?? '';
    const again = await lake.get(LANDSCAPE, 'w=77', { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await lake.get(LANDSCAPE, 'w=78')).headers.get('etag')).not.toBe(etag);
    const original = (await lake.get(LANDSCAPE)).headers.get('etag') ?? '';
    expect((await lake.get(LANDSCAPE, '', { headers: { 'if-none-match': original } })).status).toBe(304);
  });

  it('return the headers of GET for HEAD', async () => {
    for (const query of ['', 'w=79']) {
      const [head, full] = [
        await lake.get(LANDSCAPE, query, { method: 'HEAD' }),
        await lake.get(LANDSCAPE, query),
      ];
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(head.headers.get('content-length')).toBe(String((await full.arrayBuffer()).byteLength));
    }
  });

  it.each([
    ['missing image', name('0', '1x1', 'png'), '', 404],
    ['no image name', 'x.png', '', 404],
    ['unknown extension', name('a', '400x200', 'exe'), '', 404],
    ['wrong parameter', LANDSCAPE, 'w=abc', 400],
    ['rect outside the image', LANDSCAPE, 'rect=500,0,10,10', 400],
    ['bytes that are not an image', BROKEN, 'w=5', 422],
  ])('%s: a plain response that is not cached', async (_case, file, query, status) => {
    const response = await lake.get(file, query);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('cannot run scripts when opened as a page', async () => {
    const response = await lake.get(DRAWN, 'w=10');
    expect(await response.text()).toBe(SVG);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are saved under a safe name', async () => {
    const given = `dl=${encodeURIComponent('../a/“Ünï”\r\nX: "1".png')}`;
    const header = (await lake.get(LANDSCAPE, given)).headers.get('content-disposition');
    expect(header).toBe(
      `attachment; filename="__n__X_ _1_.png"; filename*=UTF-8''%E2%80%9C%C3%9Cn%C3%AF%E2%80%9DX%3A%20%221%22.png`,
    );
    expect((await lake.get(LANDSCAPE, 'dl=')).headers.get('content-disposition')).toContain(
      `${'a'.repeat(40)}.png`,
    );
    expect((await lake.get(LANDSCAPE)).headers.get('content-disposition')).toBeNull();
  });

  it('are rendered once for simultaneous requests', async () => {
    lake.blobs.reads = 0;
    const answers = await Promise.all(Array.from({ length: 30 }, () => lake.get(LANDSCAPE, 'w=123')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(lake.blobs.reads).toBe(1);
  });

  it('are refused with 503 if too many are waiting', async () => {
    const busy = await openTestImages({ width: 1, waiting: 1 });
    const answers = [1, 2, 3, 4, 5].map((w) => busy.get(LANDSCAPE, `w=${w}`));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
    await busy.close();
  });
});
