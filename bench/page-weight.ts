import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { readPage, type Site, startSite } from './site.ts';

const KB = 1024;
const DATA =
  /<script(?![^>]*\ssrc=)[^>]*>(?:(?!<\/script>)[\s\S])*streamController\.(?:enqueue|close)[\s\S]*?<\/script>/g;

/** Every script that a browser loads with the page: those it names, and what they import. */
async function scriptsOf(site: Site, html: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const waiting = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].filter(
    (path) => !path.includes('manifest-'),
  );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const { bytes } = await readPage(site, path, 'identity');
    sizes.set(path, gzipSync(bytes, { level: 9 }).length);
    const imported = bytes.toString().matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g);
    waiting.push(...[...imported].map(([, name]) => `/assets/${name}`));
  }
  return sizes;
}

/** JavaScript that the home page loads first, and what its data scripts add to its HTML. */
export async function pageWeight() {
  await using site = await startSite();
  const html = brotliDecompressSync((await readPage(site, '/', 'br')).bytes).toString();
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  const scripts = await scriptsOf(site, html);
  const kilobytes = [...scripts.values()].reduce((sum, one) => sum + one, 0) / KB;
  const bare = html.replace(DATA, '');
  const ratio = Buffer.byteLength(html) / Buffer.byteLength(bare);
  const zipped = gzipSync(html).length / gzipSync(bare).length;
  return {
    'JavaScript files': scripts.size,
    'JavaScript, KB gzip': { median: kilobytes, target: '≤ 125', met: kilobytes <= 125 },
    'inline scripts, bytes': Buffer.byteLength(inline.join('')),
    'HTML, bytes': Buffer.byteLength(html),
    'HTML without data, bytes': Buffer.byteLength(bare),
    'HTML / HTML without data': { median: ratio, target: '≤ 1.3', met: ratio <= 1.3 },
    'the same, gzip': zipped,
  };
}
