import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedIn, inTurns, timesAsMany } from './compare.ts';
import { firstLoad } from './first-load.ts';
import { buildStockRemix, startStockRemix } from './peers.ts';
import { atMost, type Report, spread } from './report.ts';
import { read, startPlatform } from './site.ts';

// Compression is off for all servers, because ours compresses a page once and stock Remix every response.
const OPTIONS = { encoding: 'identity', seconds: 4, connections: 32 };

/**
 * Compares the home page with stock Remix and the same components: express, single fetch, streaming. Its loaders
 * respond from memory with our loaders' data, so it reads no content.
 */
export async function stockRemix(): Promise<Report> {
  await buildStockRemix();
  await using platform = await startPlatform();
  const cached = await platform.startWeb();
  const afresh = await platform.startWeb({ PAGE_CACHE_MB: '0' });
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-peer-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'home.data');
  await writeFile(file, (await read({ ...cached, path: '/_root.data', encoding: 'identity' })).bytes);
  const stock = stack.use(await startStockRemix(cached.host, file));

  const pages = { ours: await whole(cached), theirs: await whole(stock) };
  const turnsOf = await inTurns([cached, afresh, stock], OPTIONS);
  const figures: Report['figures'] = {
    'requests/s, cached page': spread(turnsOf(cached).map(({ rate }) => rate)),
    'requests/s, uncached page': spread(turnsOf(afresh).map(({ rate }) => rate)),
    'requests/s, stock Remix': spread(turnsOf(stock).map(({ rate }) => rate)),
    'cached page, requests per processor second relative to stock Remix': timesAsMany(
      turnsOf(cached),
      turnsOf(stock),
    ),
    'uncached page, requests per processor second relative to stock Remix': timesAsMany(
      turnsOf(afresh),
      turnsOf(stock),
    ),
    'HTML, bytes': pages.ours.html,
    'HTML, bytes, stock Remix': pages.theirs.html,
    'JavaScript, KB gzip': pages.ours.size,
    'JavaScript, KB gzip, stock Remix': pages.theirs.size,
    'failed requests': atMost(
      0,
      [cached, afresh, stock].reduce((sum, one) => sum + failedIn(turnsOf(one)), 0),
    ),
  };
  return { figures };
}

/** Sizes of the page and its scripts in a browser. */
async function whole(place: { readonly port: string; readonly host: string }) {
  const bytesOf = async (path: string) => (await read({ ...place, path, encoding: 'identity' })).bytes;
  const html = await bytesOf('/');
  return { html: html.length, ...(await firstLoad(html.toString(), bytesOf)) };
}
