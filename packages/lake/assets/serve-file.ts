import { Hono, type Context } from 'hono';
import type { Blobs } from './blobs.ts';
import { servedType } from './file-type.ts';
import { ASSET_HEADERS, attachment, isFresh, parseRange } from './asset-headers.ts';

const FILE = /^([\da-f]{40})\.([a-z\d]{1,10})$/;

/** GET /files/:project/:dataset/:sha1.:extension, in full or in part. `dl` makes it a download. */
export function fileRoutes(options: { projectId: string; dataset: string; blobs: Blobs }): Hono {
  const routes = new Hono();
  routes.get(`/files/${options.projectId}/${options.dataset}/:file/:vanity?`, async (c) => {
    const [, hash, extension] = FILE.exec(c.req.param('file')) ?? [];
    const id = `file-${hash}-${extension}`;
    const facts = hash ? await options.blobs.find(id) : null;
    if (!facts) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    const { type, download } = servedType(facts.mimeType);
    const name = c.req.query('dl') || c.req.param('vanity') || `${hash}.${extension}`;
    return sendBlob(c, options.blobs, {
      id,
      size: facts.size,
      headers: {
        'Content-Type': type,
        ...(download || c.req.query('dl') !== undefined ? { 'Content-Disposition': attachment(name) } : {}),
      },
    });
  });
  return routes;
}

/** Sends stored bytes unchanged, with ETag validation and ranges. */
export function sendBlob(
  c: Context,
  blobs: Blobs,
  blob: { id: string; size: number; headers: Record<string, string> },
): Response {
  const etag = `"${blob.id}"`;
  const headers = { ...ASSET_HEADERS, ...blob.headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (isFresh(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  const ifRange = c.req.header('if-range');
  const wanted = ifRange === undefined || ifRange === etag ? c.req.header('range') : undefined;
  const range = parseRange(wanted, blob.size);
  if (range === 'unsatisfiable') {
    return c.text('Range not satisfiable', 416, { 'Content-Range': `bytes */${blob.size}` });
  }
  const { start, end } = range ?? { start: 0, end: blob.size - 1 };
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('Content-Length', String(end - start + 1));
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${blob.size}`);
  return c.body(blobs.stream(blob.id, start, end), range ? 206 : 200);
}
