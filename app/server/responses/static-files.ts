import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding, type ContentEncoding } from './encode-body.ts';
import type { WebMiddleware } from '../site-request.ts';

/** Seconds a browser caches files whose names contain a content hash. */
const MAX_AGE = 8_640_000;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<ContentEncoding, Uint8Array<ArrayBuffer>>>>;
}

/** Files of the client build by path (`/assets/…`), with the compressed versions the build created. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const ENCODED = { '.br': 'br', '.gz': 'gzip' } as const;

/** Reads the client build into memory. It is small, and every page needs most of it. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = new Map(
    await Promise.all(paths.map(async (path) => [path, new Uint8Array(await readFile(path))] as const)),
  );
  const files = new Map<string, StaticFile>();
  for (const [path, bytes] of contents) {
    const type = TYPES[extname(path)];
    if (type === undefined) continue;
    const encoded = Object.entries(ENCODED).flatMap(([suffix, encoding]) => {
      const edition = contents.get(path + suffix);
      return edition === undefined ? [] : [[encoding, edition] as const];
    });
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      type,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      bytes,
      encoded: Object.fromEntries(encoded),
    });
  }
  return files;
}

/**
 * Serves files of the build. Hono's own middleware reads the disk for each of them, synchronously, and answers no
 * If-None-Match.
 */
export function serveStaticFiles(files: StaticFiles): WebMiddleware {
  return async function serveStaticFile(c) {
    c.get('siteRequest').route = 'assets';
    const file = files.get(c.req.path);
    if (file === undefined) return c.notFound();
    const sent = c.env.incoming.headers;
    const encoding = acceptedEncoding(sent['accept-encoding']);
    const edition = encoding && file.encoded[encoding];
    const headers = {
      'Content-Type': file.type,
      'Cache-Control': `public, max-age=${MAX_AGE}, immutable`,
      ETag: file.etag,
      Vary: 'Accept-Encoding',
    };
    if (sent['if-none-match'] === file.etag) return new Response(null, { status: 304, headers });
    return edition && encoding
      ? new Response(edition, { headers: { ...headers, 'Content-Encoding': encoding } })
      : new Response(file.bytes, { headers });
  };
}
