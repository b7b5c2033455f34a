import { WORKSPACES } from '../../../tests/support/lake/access.ts';
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Grant, Principal } from '../access/rights/principal.ts';
import { quadrants } from '../../../tests/support/lake/assets.ts';
import type { NewAsset } from './save-asset.ts';
import { UPLOAD_LIMITS, uploadRoutes } from './upload.ts';
import { createImageWorker } from './image-worker.ts';

const PLACE = { projectId: 'rooftop', dataset: 'test', publicUrl: 'http://lake.test' };
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');
const editor: Grant[] = [
  { tenant: 'workspace-b', role: 'editor' },
  { tenant: 'workspace-a', role: 'agency' },
  { tenant: 'workspace-c', role: 'viewer' },
];

const worker = createImageWorker({});
afterAll(() => worker.close());

/** Returns the upload routes for a principal with these grants, and what they would store. */
function lakeFor(grants: readonly Grant[]) {
  const saved: { asset: NewAsset; bytes: Uint8Array }[] = [];
  const principal: Principal = {
    id: 'p',
    name: 'P',
    email: null,
    isRobot: false,
    twoFactorAt: null,
    grants,
    tenancy: WORKSPACES,
  };
  const taken: (readonly string[] | '*')[] = [];
  const app = new Hono<{ Variables: { principal: Principal } }>();
  app.use(async (c, next) => {
    c.set('principal', principal);
    await next();
  });
  app.route(
    '/',
    uploadRoutes({
      ...PLACE,
      worker,
      takeFile: (tenants) => void taken.push(tenants),
      async saveAsset(_principal, asset, bytes) {
        saved.push({ asset, bytes });
        return { ...asset, _rev: 'r', _createdAt: 't', _updatedAt: 't' };
      },
    }),
  );
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', body, headers });
  return { saved, taken, post };
}

const png = () => quadrants(20, 10).png().toBuffer();

describe('POST /assets/images', () => {
  it('responds with the same document as Sanity', async () => {
    const bytes = new Uint8Array(await quadrants(300, 200).png().toBuffer());
    const { post, saved } = lakeFor(editor);
    const response = await post(
      '/assets/images/test?filename=a%2Fb%5Chero.png&title=Hero&creditLine=Me&tag=x',
      bytes,
    );
    const hash = sha1(bytes);
    const path = `images/rooftop/test/${hash}-300x200.png`;
    const { document } = await response.json();
    expect(document).toMatchObject({
      _id: `image-${hash}-300x200-png`,
      _type: 'sanity.imageAsset',
      _rev: 'r',
      assetId: hash,
      sha1hash: hash,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'hero.png',
      title: 'Hero',
      creditLine: 'Me',
      size: bytes.byteLength,
      uploadId: expect.stringMatching(/^[\da-f]{32}$/),
      path,
      url: `http://lake.test/${path}`,
      workspaces: ['workspace-a', 'workspace-b'],
      metadata: {
        dimensions: { width: 300, height: 200 },
        lqip: expect.any(String),
        palette: expect.any(Object),
      },
    });
    expect(Buffer.from(saved[0]?.bytes ?? [])).toEqual(Buffer.from(bytes));
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'accepts %s with any file name',
    async (format) => {
      const bytes = new Uint8Array(await quadrants(20, 10).toFormat(format).toBuffer());
      const { post, saved } = lakeFor(editor);
      const response = await post('/assets/images/test?filename=x.bmp', bytes, {
        'content-type': 'image/bmp',
      });
      expect(response.status).toBe(200);
      expect(saved[0]?.asset).toMatchObject({ mimeType: `image/${format}` });
    },
  );

  it.each([
    ['meta=none', []],
    ['meta=lqip', ['lqip']],
    ['meta=lqip&meta=palette', ['lqip', 'palette']],
    ['meta=exif,location,palette', ['palette']],
    ['', ['lqip', 'palette']],
  ])('generates the requested metadata: %s', async (query, parts) => {
    const { post, saved } = lakeFor(editor);
    await post(`/assets/images/test?${query}`, new Uint8Array(await quadrants(20, 10).png().toBuffer()));
    const always = ['_type', 'dimensions', 'hasAlpha', 'isOpaque'];
    expect(Object.keys(saved[0]?.asset['metadata'] ?? {}).sort()).toEqual([...always, ...parts].sort());
  });

  it('returns the same asset for the same bytes', async () => {
    const bytes = new Uint8Array(await quadrants(20, 10).png().toBuffer());
    const { post, saved } = lakeFor(editor);
    await post('/assets/images/test?filename=one.png', bytes);
    await post('/assets/images/test?filename=two.png', bytes);
    expect(saved[0]?.asset._id).toBe(saved[1]?.asset._id);
  });

  it.each([
    ['text', async () => Buffer.from('<html><script>1</script></html>'), '', 400, /not an image/],
    [
      'half an image',
      async () => (await png()).subarray(0, 60),
      '',
      400,
      /damaged or incomplete \(read as png\)/,
    ],
    ['an empty body', async () => Buffer.alloc(0), '', 400, /empty/],
    ['invalid meta', png, 'meta=everything', 400, /^Invalid parameter meta: must be one of none, lqip/],
    [
      'too many pixels',
      () =>
        sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      '',
      400,
      /limit is 40 megapixels/,
    ],
  ])('refuses %s', async (_case, make, query, status, message) => {
    const { post, saved } = lakeFor(editor);
    const response = await post(`/assets/images/test?${query}`, new Uint8Array(await make()));
    expect([response.status, await response.json()]).toEqual([
      status,
      { statusCode: status, error: expect.any(String), message: expect.stringMatching(message) },
    ]);
    expect(saved).toEqual([]);
  });

  it('refuses large uploads before and while reading them', async () => {
    const { post, saved } = lakeFor(editor);
    const told = await post('/assets/images/test', 'x', {
      'content-length': String(UPLOAD_LIMITS.images + 1),
    });
    expect([told.status, (await told.json()).message]).toEqual([413, expect.stringContaining('50 MB')]);
    const untold = await post('/assets/images/test', new Uint8Array(UPLOAD_LIMITS.images + 1), {
      'transfer-encoding': 'chunked',
    });
    expect(untold.status).toBe(413);
    expect(saved).toEqual([]);
  });

  it.each<[string, Grant[], string, number]>([
    ['a viewer', [{ tenant: '*', role: 'viewer' }], 'test', 403],
    ['lead staff', [{ tenant: 'workspace-a', role: 'leadStaff' }], 'test', 403],
    ['nobody', [], 'test', 403],
    ['an editor, of another dataset', editor, 'other', 404],
  ])('refuses %s', async (_who, grants, dataset, status) => {
    const { post, saved } = lakeFor(grants);
    for (const kind of ['images', 'files']) {
      const response = await post(`/assets/${kind}/${dataset}`, new Uint8Array(await png()));
      expect([response.status, (await response.json()).statusCode]).toEqual([status, status]);
    }
    expect(saved).toEqual([]);
  });

  it('adds no workspace stamp to uploads of users with access to all workspaces', async () => {
    const { post, saved } = lakeFor([{ tenant: '*', role: 'administrator' }]);
    await post('/assets/images/test', new Uint8Array(await png()));
    expect(saved[0]?.asset).not.toHaveProperty('workspaces');
  });
});

describe('POST /assets/files', () => {
  it('accepts any bytes and names them by their hash', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7');
    const { post } = lakeFor(editor);
    const response = await post('/assets/files/test?filename=terms.pdf', bytes, {
      'content-type': 'application/pdf',
    });
    const hash = sha1(bytes);
    expect((await response.json()).document).toMatchObject({
      _id: `file-${hash}-pdf`,
      _type: 'sanity.fileAsset',
      assetId: hash,
      sha1hash: hash,
      extension: 'pdf',
      mimeType: 'application/pdf',
      size: 8,
      path: `files/rooftop/test/${hash}.pdf`,
      url: `http://lake.test/files/rooftop/test/${hash}.pdf`,
    });
  });
});
