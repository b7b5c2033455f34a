import { BUDGETS } from '@rooftop/budgets/budgets';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Principal } from '../access/rights/principal.ts';
import { writableTenants } from '../access/rights/rights.ts';
import { fileAsset, imageAsset, type AssetPlace, type UploadDetails } from './asset-document.ts';
import { fileTypeOf } from './file-type.ts';
import { sniffImageFormat } from './image-format.ts';
import { JobFailedError, JobKilledError } from './child-pool.ts';
import { MAX_PIXELS, METADATA_PARTS, type ImageInfo, type MetadataPart } from './image-metadata.ts';
import type { ImageWorker } from './image-worker.ts';
import type { NewAsset, SaveAsset } from './save-asset.ts';
import type { TaskOptions } from './work-queue.ts';

/** Maximum size of an upload, in bytes. */
export const UPLOAD_LIMITS = { images: BUDGETS.imageUpload.each, files: BUDGETS.fileUpload.each } as const;
type UploadKind = keyof typeof UPLOAD_LIMITS;

interface UploadOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly publicUrl: string;
  readonly saveAsset: SaveAsset;
  /** Decodes the images. Its limits per party apply to each user. */
  readonly worker: ImageWorker;
  /**
   * Counts a file for the tenants of its uploader.
   * @throws BudgetSpent if one of them has no files left for today
   */
  readonly takeFile: (tenants: readonly string[] | '*') => void;
}

type UploadContext = Context<{ Variables: { principal: Principal } }>;

/**
 * Metadata that Sanity's API can request. Only lqip and palette are generated. Dimensions and transparency always
 * are.
 */
const META = ['none', 'lqip', 'palette', 'blurhash', 'thumbhash', 'image', 'exif', 'location'] as const;

const text = z.string().max(2000).optional();
const querySchema = z.object({
  filename: z
    .string()
    .max(1000)
    .transform((name) => name.replace(/^.*[/\\]/s, '').replace(/\p{Cc}/gu, ''))
    .optional(),
  label: text,
  title: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
  meta: z.array(z.enum(META, `must be one of ${META.join(', ')}`)),
});

const STATUS = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found', 413: 'Payload Too Large' } as const;

function refuse(c: Context, status: keyof typeof STATUS | 503, message: string): Response {
  if (status !== 503) return c.json({ statusCode: status, error: STATUS[status], message }, status);
  return c.json({ statusCode: 503, error: 'Service Unavailable', message }, 503, { 'Retry-After': '2' });
}

/** The upload part of Sanity's assets API: accepts bytes and returns `{document}`. */
export function uploadRoutes(options: UploadOptions): Hono<{ Variables: { principal: Principal } }> {
  const routes = new Hono<{ Variables: { principal: Principal } }>();
  for (const kind of ['images', 'files'] as const) {
    const megabytes = UPLOAD_LIMITS[kind] / 1024 / 1024;
    const limit = bodyLimit({
      maxSize: UPLOAD_LIMITS[kind],
      onError: (c) => refuse(c, 413, `The upload is too large: the limit for ${kind} is ${megabytes} MB`),
    });
    routes.post(`/assets/${kind}/:dataset`, admit(options), limit, (c) => upload(c, kind, options));
  }
  return routes;
}

/** Refuses who may not upload, before the upload is read. */
function admit({ dataset, takeFile }: UploadOptions) {
  return createMiddleware<{ Variables: { principal: Principal } }>(async (c, next) => {
    const tenants = writableTenants(c.get('principal'));
    if (tenants !== '*' && tenants.length === 0) {
      return refuse(c, 403, 'Insufficient permissions; permission "create" required');
    }
    if (c.req.param('dataset') !== dataset) return refuse(c, 404, 'Dataset not found');
    takeFile(tenants);
    await next();
    return undefined;
  });
}

async function upload(c: UploadContext, kind: UploadKind, options: UploadOptions): Promise<Response> {
  const principal = c.get('principal');
  const tenants = writableTenants(principal);
  const meta = (c.req.queries('meta') ?? []).flatMap((value) => value.split(','));
  const query = querySchema.safeParse({ ...c.req.query(), meta });
  if (!query.success) {
    const [issue] = query.error.issues;
    return refuse(c, 400, `Invalid parameter ${issue?.path[0]?.toString() ?? ''}: ${issue?.message ?? ''}`);
  }
  const { sourceId, sourceName, sourceUrl, meta: metadata, ...texts } = query.data;
  const url = sourceUrl === undefined ? {} : { url: sourceUrl };
  const notes: UploadDetails =
    sourceId && sourceName ? { ...texts, source: { id: sourceId, name: sourceName, ...url } } : texts;

  const bytes = new Uint8Array(await c.req.arrayBuffer());
  if (bytes.byteLength === 0) return refuse(c, 400, 'The upload is empty');
  const { projectId, dataset, publicUrl } = options;
  const place: AssetPlace = {
    projectId,
    dataset,
    publicUrl,
    tenancy: principal.tenancy,
    ...(tenants === '*' ? {} : { tenants }),
  };
  const wanted: TaskOptions = { party: principal.id, signal: c.req.raw.signal };
  try {
    const asset =
      kind === 'files'
        ? fileAsset(bytes, fileTypeOf(notes.filename, c.req.header('content-type')), notes, place)
        : await readImage(bytes, metadata, notes, place, (image, parts) =>
            options.worker.describe(image, parts, wanted),
          );
    if (typeof asset === 'string') return refuse(c, 400, asset);
    return c.json({ document: await options.saveAsset(principal, asset, bytes) });
  } catch (error) {
    if (error instanceof QueueFullError) return refuse(c, 503, error.message);
    if (wanted.signal?.aborted) return refuse(c, 400, 'The connection was closed');
    throw error;
  }
}

/** Returns the document of an uploaded image, or a sentence that says why it is refused. */
async function readImage(
  bytes: Uint8Array,
  metadata: readonly (typeof META)[number][],
  notes: UploadDetails,
  place: AssetPlace,
  describe: (bytes: Uint8Array, parts: readonly MetadataPart[]) => Promise<ImageInfo>,
): Promise<NewAsset | string> {
  const format = sniffImageFormat(bytes);
  if (!format) return 'The upload is not an image the lake can read; use JPEG, PNG, WebP, AVIF, GIF or SVG';
  const parts = METADATA_PARTS.filter((part) => metadata.length === 0 || metadata.includes(part));
  let facts: ImageInfo;
  try {
    facts = await describe(bytes, parts);
  } catch (error) {
    if (error instanceof JobKilledError) {
      return `The image takes too long to read (read as ${format}); reduce its size or complexity and upload it again`;
    }
    if (!(error instanceof JobFailedError)) throw error;
    if (!/pixel limit/i.test(error.message)) return `The image is damaged or incomplete (read as ${format})`;
    return `The image is too large: the limit is ${MAX_PIXELS / 1_000_000} megapixels`;
  }
  return imageAsset(bytes, format, facts, notes, place);
}
