import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { Contender } from './compare.ts';
import { publicCars, startLots } from './lots.ts';
import { untilQuiet } from './quiet.ts';
import { atMost, type Figure, type Report, spread } from './report.ts';
import { read } from './site.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 7;
/** Requests per round, site and page. */
const TIMES = 8;

/** Searches and cars that exist at both dealerships, because the large inventory begins with the small one. */
const SEARCHES = [
  '',
  '/suvs',
  '/trucks',
  '/sedans',
  '?color=white',
  '?drivetrain=awd',
  '/suvs?fuel=gasoline',
  '?sort=priceLow',
].map((rest) => `/cars-for-sale${rest}`);
const CARS = 8;

/** Milliseconds from the request to the end of the page. */
async function timeOf({ port, host }: Contender, path: string): Promise<number> {
  const began = performance.now();
  await read({ port, host, path, encoding: 'identity' });
  return performance.now() - began;
}

interface Round {
  readonly few: number;
  readonly many: number;
}

/** p50 of both sites, whose requests alternate: A B B A. */
async function round(few: Contender, many: Contender, paths: readonly string[]): Promise<Round> {
  const times = new Map<Contender, number[]>([
    [few, []],
    [many, []],
  ]);
  for (let time = 0; time < TIMES; time += 1) {
    for (const path of paths) {
      for (const site of [few, many, many, few]) times.get(site)?.push(await timeOf(site, path));
    }
  }
  const middle = (site: Contender) => spread(times.get(site) ?? []).median;
  return { few: middle(few), many: middle(many) };
}

/** How much longer pages take with 100,000 cars than with 100, without a cache (P6). */
export async function growth(): Promise<Report> {
  const cars = publicCars(MANY);
  const some = cars.slice(0, FEW);
  await using lots = await startLots({ few: some, many: cars });
  const site = await lots.startWeb({ PAGE_CACHE_MB: '0' });
  const pages = {
    search: { paths: SEARCHES, target: 2.5 },
    vehicle: { paths: some.slice(0, CARS).map(vehiclePath), target: 1.1 },
    home: { paths: ['/'], target: 1.1 },
  };
  const figures: Record<string, Figure> = {};
  await untilQuiet();
  for (const [page, { paths, target }] of Object.entries(pages)) {
    const one = () => round(site.of('few'), site.of('many'), paths);
    await one();
    const rounds: Round[] = [];
    for (let made = 0; made < ROUNDS; made += 1) rounds.push(await one());
    figures[`${page}, p50 with ${FEW} cars, ms`] = spread(rounds.map(({ few }) => few));
    figures[`${page}, p50 with ${MANY} cars, ms`] = spread(rounds.map(({ many }) => many));
    figures[`${page}, growth`] = atMost(target, spread(rounds.map(({ few, many }) => many / few)));
  }
  return { figures, notes: ['One request at a time, no page cache, one process for both dealerships.'] };
}
