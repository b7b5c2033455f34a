import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { withoutData } from '../tests/e2e/page-facts.ts';
import { firstLoad } from './first-load.ts';
import { exact, atMost, type Figure, type Report } from './report.ts';
import { type MeasuredPage, measuredPages } from './page-types.ts';
import { read, type Site, startPlatform } from './site.ts';

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const length = (text: string) => Buffer.byteLength(text);

async function weigh(site: Site, { slug, path, mostScript }: MeasuredPage): Promise<Record<string, Figure>> {
  const place = { port: site.port, host: site.hostOf(slug) };
  const bytesOf = async (file: string) => (await read({ ...place, path: file, encoding: 'identity' })).bytes;
  const html = (await bytesOf(path)).toString();
  const { files, size } = await firstLoad(html, bytesOf);
  const bare = withoutData(html);
  const figures: Record<string, Figure> = {
    'JavaScript files': files,
    'JavaScript, KB gzip (P10)': exact(atMost(mostScript, size)),
    'inline scripts, bytes': length([...html.matchAll(INLINE)].map(([, text = '']) => text).join('')),
    'HTML, bytes': length(html),
    'HTML without data, bytes': length(bare),
    'HTML / HTML without data (P11)': exact(atMost(1.3, length(html) / length(bare))),
    'the same, gzip': gzipSync(html).length / gzipSync(bare).length,
  };
  return Object.fromEntries(
    Object.entries(figures).map(([what, figure]) => [`${slug}${path} ${what}`, figure]),
  );
}

/** The desk as built. */
const DESK = fileURLToPath(new URL('../studio/dist/desk', import.meta.url));
/** Maximum KB of the desk's JavaScript on its first load, gzip. */
const DESK_KB = 250;

async function weighDesk(): Promise<Figure> {
  const html = await readFile(join(DESK, 'index.html'), 'utf8');
  return exact(atMost(DESK_KB, (await firstLoad(html, (path) => readFile(join(DESK, path)))).size));
}

/**
 * Measures the JavaScript that each page and the desk load first, and how much data scripts add to the HTML of pages.
 */
export async function pageWeight(): Promise<Report> {
  await using platform = await startPlatform();
  const site = await platform.startWeb();
  const figures: Record<string, Figure> = {};
  for (const page of await measuredPages(site)) Object.assign(figures, await weigh(site, page));
  figures['desk JavaScript, KB gzip'] = await weighDesk();
  return { figures };
}
