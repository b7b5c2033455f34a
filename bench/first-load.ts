import { gzipSync } from 'node:zlib';

/** Scripts that a browser loads with a page. */
export interface FirstLoad {
  readonly files: number;
  /** KB, gzip. */
  readonly size: number;
}

/**
 * Measures every script that a page references, and their imports. Skips the manifest, a list of URLs fetched when
 * idle.
 * @param bytesOf reads a script by its path, such as `/assets/entry.js`
 */
export async function firstLoad(
  html: string,
  bytesOf: (path: string) => Promise<Buffer>,
): Promise<FirstLoad> {
  const sizes = new Map<string, number>();
  const waiting = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].filter(
    (path) => !path.includes('manifest-'),
  );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const bytes = await bytesOf(path);
    sizes.set(path, gzipSync(bytes, { level: 9 }).length);
    const imported = bytes.toString().matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g);
    waiting.push(...[...imported].map(([, name]) => `/assets/${name}`));
  }
  const bytes = [...sizes.values()].reduce((sum, one) => sum + one, 0);
  return { files: sizes.size, size: bytes / 1024 };
}
