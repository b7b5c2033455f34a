import { createHash } from 'node:crypto';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { Blobs } from './blobs.ts';
import { ASSET_HEADERS, attachment, isFresh } from './asset-headers.ts';
import type { ImageCache } from './image-cache.ts';
import { IMAGE_TYPES, isImageFormat, type ImageFormat } from './image-format.ts';
import { planGeometry, type Size } from './image-geometry.ts';
import { type ImageParameters, parseImageParameters } from './image-parameters.ts';
import { chooseFormat } from './output-format.ts';
import { JobFailedError, JobKilledError } from './child-pool.ts';
import type { ImageWorker } from './image-worker.ts';
import type { Rendering } from './render-image.ts';
import { sendBlob } from './serve-file.ts';

interface ImageRoutesOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly blobs: Blobs;
  readonly cache: ImageCache;
  /** Transforms the images. Its limits per party apply to each IP address. */
  readonly worker: ImageWorker;
  /** Returns the party an image is transformed for, or undefined for the website, which has its own limits. */
  readonly partyOf: (c: Context) => Promise<string | undefined>;
  readonly log: Logger;
}

/** A source image as identified by its URL. */
interface ImageSource {
  readonly id: string;
  readonly hash: string;
  readonly size: Size;
  readonly format: ImageFormat;
}

/** Increase it when the same parameters produce different bytes. This invalidates cached images. */
const PIPELINE = 1;

/** An SVG can contain scripts and links. Opened as a page, it may only draw. */
const SVG_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
};

/** GET /images/:project/:dataset/:sha1-:width x:height.:extension with Sanity's transformation parameters. */
export function imageRoutes(options: ImageRoutesOptions): Hono {
  const routes = new Hono();
  routes.get(`/images/${options.projectId}/${options.dataset}/:file/:vanity?`, async (c) => {
    const source = parseFile(c.req.param('file'));
    const facts = source && (await options.blobs.find(source.id));
    if (!source || !facts) return refuse(c, 404, 'Not found');
    const parameters = parseImageParameters(c.req.query());
    if (typeof parameters === 'string') return refuse(c, 400, parameters);

    const rendering = planRendering(source, parameters, c);
    if (rendering === 'outside') return refuse(c, 400, 'Invalid image parameter rect: outside the image');
    const format = rendering?.format === 'pjpg' ? 'jpg' : (rendering?.format ?? source.format);
    const name = parameters.dl || c.req.param('vanity') || `${source.hash}.${format}`;
    const headers = {
      'Content-Type': IMAGE_TYPES[format],
      ...(parameters.auto ? { Vary: 'Accept' } : {}),
      ...(format === 'svg' ? SVG_HEADERS : {}),
      ...(parameters.dl === undefined ? {} : { 'Content-Disposition': attachment(name) }),
    };
    if (!rendering) return sendBlob(c, options.blobs, { id: source.id, size: facts.size, headers });
    return sendRendered(c, source, rendering, headers, options);
  });
  return routes;
}

function refuse(c: Context, status: 400 | 404 | 422, message: string): Response {
  return c.text(message, status, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
}

function parseFile(file: string): ImageSource | null {
  const [, hash, width, height, format] =
    /^([\da-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z]{3,4})$/.exec(file) ?? [];
  if (!hash || !format || !isImageFormat(format)) return null;
  const size = { width: Number(width), height: Number(height) };
  return { id: `image-${hash}-${width}x${height}-${format}`, hash, size, format };
}

/**
 * Returns the transformation of the source, or null if the source is served unchanged. An SVG is, unless pixels are asked
 * for by name: mail programs show no SVG.
 */
function planRendering(
  source: ImageSource,
  parameters: ImageParameters,
  c: Context,
): Rendering | null | 'outside' {
  if (source.format === 'svg' && parameters.fm === undefined) return null;
  const { dl: _name, ...changes } = parameters;
  const untouched = Object.keys(c.req.query()).every((name) => !(name in changes) || name === 'dpr');
  if (untouched) return null;
  const geometry = planGeometry(source.size, parameters);
  if (!geometry) return 'outside';
  const { or, flip, bg, blur, sharp, q } = parameters;
  const pixels = geometry.canvas.width * geometry.canvas.height;
  const format = chooseFormat(
    { format: source.format === 'svg' ? 'png' : source.format, pixels },
    parameters,
    c.req.header('accept') ?? '',
  );
  return { geometry, parameters: { or, flip, bg, blur, sharp, q }, format };
}

async function sendRendered(
  c: Context,
  source: ImageSource,
  rendering: Rendering,
  headers: Record<string, string>,
  { blobs, cache, worker, partyOf, log }: ImageRoutesOptions,
): Promise<Response> {
  const recipe = JSON.stringify([PIPELINE, source.id, rendering]);
  const key = createHash('sha256').update(recipe).digest('hex');
  const etag = `"${key}"`;
  const all = { ...ASSET_HEADERS, ...headers, ETag: etag };
  if (isFresh(c.req.header('if-none-match'), etag)) return c.body(null, 304, all);
  const { format } = source;
  const { signal } = c.req.raw;
  try {
    const image = await cache.get(
      key,
      async (wanted) => {
        const party = await partyOf(c);
        const read = async () => {
          const bytes = await blobs.read(source.id);
          if (!bytes) throw new Error(`The bytes of ${source.id} were deleted`);
          return bytes;
        };
        return worker.render(read, format, rendering, { party, signal: wanted });
      },
      signal,
    );
    return c.body(new Uint8Array(image), 200, { ...all, 'Content-Length': String(image.byteLength) });
  } catch (error) {
    if (error instanceof QueueFullError) return c.text(error.message, 503, { 'Retry-After': '2' });
    if (signal.aborted) return refuse(c, 422, 'The connection was closed');
    if (!(error instanceof JobFailedError || error instanceof JobKilledError)) throw error;
    log.error({ err: error, recipe }, 'image could not be transformed');
    // It may have been short of time or memory, so another attempt can succeed.
    if (error instanceof JobKilledError) return c.text(error.message, 503, { 'Retry-After': '2' });
    return refuse(c, 422, 'The image could not be transformed');
  }
}
