/** Our search pages and those of peers, with the same cars. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VALUE_FACETS } from '@rooftop/inventory/index/query';
import type { Listing } from '@rooftop/inventory/vehicle';
import { type Contender, failedIn, timesAsMany, type Turn } from '../compare.ts';
import { publicCars, startLots } from '../lots.ts';
import { buildNext, buildStockRemix, startNext, startStockRemix } from '../peers.ts';
import { exact, atLeast, atMost, type Figure, spread } from '../report.ts';
import { read } from '../site.ts';
import { type Search, searchedCars, searchesOf } from './searches.ts';
import { isSame, readShell, readShown } from './shown.ts';

export const CARS = 100_000;
const SLUG = 'alpha';
/** The page from which peers take their titles and texts. */
const ROUTE = 'cars-for-sale';
/** Number of pages to compare with each peer's. */
const COMPARED = 40;

async function bytesOf({ port, host }: Contender, path: string): Promise<Buffer> {
  return (await read({ port, host, path, encoding: 'identity' })).bytes;
}

/** Average page size in bytes, and how many of a peer's pages show other cars or counts than ours. */
async function comparePages(ours: Contender, theirs: Contender, paths: readonly string[]) {
  const sum = { bytes: 0, differing: 0 };
  for (const path of paths) {
    const [own, other] = [await bytesOf(ours, path), await bytesOf(theirs, path)];
    sum.bytes += other.length;
    if (!isSame(readShown(own.toString()), readShown(other.toString()))) sum.differing += 1;
  }
  return { bytes: sum.bytes / paths.length, differing: sum.differing };
}

/** Minimum ratios of our pages per processor second to a peer's. */
type Targets = Readonly<Record<'stock Remix + itemsjs' | 'Next.js + itemsjs', number>>;

export interface ListingBench extends AsyncDisposable {
  readonly searches: readonly Search[];
  readonly ours: Contender;
  readonly contenders: Readonly<Record<string, Contender>>;
  /** Commits a new price for a car, as an import does. */
  changeCar(): Promise<void>;
  /** Figures of a measurement. */
  figuresOf(
    turnsOf: (contender: Contender) => readonly Turn[],
    targets: Targets,
  ): Promise<Readonly<Record<string, Figure>>>;
}

/** Starts all servers with 100,000 cars. @param count searches that peers know */
export async function startListing(count: number): Promise<ListingBench> {
  await buildStockRemix();
  await buildNext();
  const cars = publicCars(CARS);
  const [car] = cars;
  if (car === undefined) throw new Error('No cars');
  const listings = cars.map(
    (one): Listing => ({
      ...one,
      dateInStock: one.dateInStock ?? '',
      priceDroppedAt: null,
      soldAt: null,
      featured: null,
      note: null,
    }),
  );
  const searches = await searchesOf(listings, count);
  await using stack = new AsyncDisposableStack();
  const lots = stack.use(await startLots({ [SLUG]: cars }));
  const ours = (await lots.startWeb()).of(SLUG);

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

  let price = 1_000_000;
  const running = stack.move();
  return {
    searches,
    ours,
    contenders,
    changeCar: () => lots.changePrice(SLUG, car.vin, (price += 100)),
    async figuresOf(turnsOf, targets) {
      const targetOf = new Map(Object.entries(targets));
      const paths = searches.slice(0, COMPARED).map(({ address }) => address);
      const figures: Record<string, Figure> = {};
      for (const [name, one] of Object.entries(contenders)) {
        const turns = turnsOf(one);
        const { bytes, differing } = await comparePages(ours, one, paths);
        figures[`${name}: requests/s`] = spread(turns.map(({ rate }) => rate));
        figures[`${name}: processor time per request, ms`] = spread(turns.map(({ cost }) => cost / 1000));
        figures[`${name}: share of a core in use`] = spread(turns.map(({ busy }) => busy));
        figures[`${name}: HTML, bytes`] = bytes;
        figures[`${name}: failed requests`] = atMost(0, failedIn(turns));
        const target = targetOf.get(name);
        if (target === undefined) continue;
        figures[`${name}: pages with other cars or counts than ours`] = exact(atMost(0, differing));
        figures[`ours, requests per processor second relative to ${name}`] = atLeast(
          target,
          timesAsMany(turnsOf(ours), turns),
        );
      }
      return figures;
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
