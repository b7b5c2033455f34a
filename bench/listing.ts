import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VALUE_FACETS } from '@rooftop/inventory/index/query';
import type { Listing } from '@rooftop/inventory/vehicle';
import { type Contender, failedIn, inTurns, timesAsMany } from './compare.ts';
import { searchedCars, searchesOf } from './listing/searches.ts';
import { isSame, readShell, readShown } from './listing/shown.ts';
import { publicCars, startLots } from './lots.ts';
import { buildNext, buildStockRemix, startNext, startStockRemix } from './peers.ts';
import { untilQuiet } from './quiet.ts';
import { atLeast, atMost, type Figure, type Report, spread } from './report.ts';
import { read } from './site.ts';

const CARS = 100_000;
const SEARCHES = 40;
const SLUG = 'alpha';
/** the page that peers take their titles and words from */
const ROUTE = 'cars-for-sale';
// Compression is off on all sides: ours is made once, stock Remix and Next.js would compress each answer.
const ENCODING = 'identity';
const OPTIONS = { encoding: ENCODING, seconds: 4, connections: 32 };

async function bytesOf({ port, host }: Contender, path: string): Promise<Buffer> {
  return (await read({ port, host, path, encoding: ENCODING })).bytes;
}

/** Bytes of a page on average, and how many pages of a peer show other cars or counts than ours. */
async function comparePages(ours: Contender, theirs: Contender, paths: readonly string[]) {
  const sum = { bytes: 0, differing: 0 };
  for (const path of paths) {
    const [own, other] = [await bytesOf(ours, path), await bytesOf(theirs, path)];
    sum.bytes += other.length;
    if (!isSame(readShown(own.toString()), readShown(other.toString()))) sum.differing += 1;
  }
  return { bytes: sum.bytes / paths.length, differing: sum.differing };
}

/** A search page made afresh among 100,000 cars, against stock Remix and Next.js that search with itemsjs (P1). */
export async function listing(): Promise<Report> {
  await buildStockRemix();
  await buildNext();
  const cars = publicCars(CARS);
  const listings = cars.map(
    (car): Listing => ({ ...car, dateInStock: car.dateInStock ?? '', priceDroppedAt: null, soldAt: null }),
  );
  const searches = await searchesOf(listings, SEARCHES);
  await using lots = await startLots({ [SLUG]: cars });
  const ours = (await lots.startWeb({ PAGE_CACHE_MB: '0' })).of(SLUG);

  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-listing-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const search = { route: ROUTE, facets: VALUE_FACETS, cars: searchedCars(listings), searches };
  const shell = readShell((await bytesOf(ours, `/${ROUTE}`)).toString());
  const data = join(folder, 'page.data');
  await writeFile(data, await bytesOf(ours, `/${ROUTE}.data`));
  await writeFile(join(folder, 'search.json'), JSON.stringify(search));
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shell));
  const contenders = {
    ours,
    'stock Remix + itemsjs': stack.use(await startStockRemix(ours.host, data, folder)),
    'Next.js + itemsjs': stack.use(await startNext(ours.host, folder)),
  };

  await untilQuiet();
  const paths = searches.map(({ address }) => address);
  const turnsOf = await inTurns(Object.values(contenders), { ...OPTIONS, paths });
  const figures: Record<string, Figure> = {};
  for (const [name, one] of Object.entries(contenders)) {
    const turns = turnsOf(one);
    const { bytes, differing } = await comparePages(ours, one, paths);
    figures[`${name}: requests/s`] = spread(turns.map(({ rate }) => rate));
    figures[`${name}: ms of processor a request`] = spread(turns.map(({ cost }) => cost / 1000));
    figures[`${name}: HTML, bytes`] = bytes;
    figures[`${name}: failed requests`] = atMost(0, failedIn(turns));
    if (one === ours) continue;
    figures[`${name}: pages with other cars or counts than ours`] = atMost(0, differing);
    figures[`ours, times as many a processor second as ${name}`] = atLeast(
      6,
      timesAsMany(turnsOf(ours), turns),
    );
  }
  return {
    figures,
    notes: [`${CARS} cars, ${SEARCHES} searches with no to three filters, no page kept.`],
  };
}
