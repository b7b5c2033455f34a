import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding, type Encoding } from './encode-body.ts';

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
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
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

/** Serves a file of the build. Returns null if there is none by that name. */
export function serveStaticFile(files: StaticFiles, path: string, request: Request): Response | null {
  const file = files.get(path);
  if (file === undefined) return null;
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
  const edition = encoding && file.encoded[encoding];
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': `public, max-age=${MAX_AGE}, immutable`,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  if (edition && encoding) headers.set('Content-Encoding', encoding);
  return new Response(edition ?? file.bytes, { headers });
}
