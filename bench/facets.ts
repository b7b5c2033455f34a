import { freshDatabase, startTestPostgres } from '../tests/support/database.ts';
import { createSearchIndex } from '@rooftop/inventory/index/search-index';
import { SETTINGS } from '../tests/support/reference-search/compare.ts';
import { createRandom, generateListings } from '../tests/support/listings/generate-listings.ts';
import {
  type Answer,
  type Contender,
  type Filters,
  itemsjs,
  ours,
  postgresql,
  randomFilters,
  readCars,
} from './facets/contenders.ts';
import { installOnce } from './install.ts';
import { ITEMSJS } from './peers.ts';
import { exact, atMost, type Report, spread } from './report.ts';

const CARS = 100_000;
const ROUNDS = 5;
const QUERIES = 40;

const sorted = ({ total, vins, counts }: Answer): string =>
  JSON.stringify([total, vins, counts.map((some) => [...some].sort())]);

/** Milliseconds per query. */
async function timesOf(contender: Contender, queries: readonly Filters[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const filters of queries) {
    const began = performance.now();
    await contender(filters);
    times.push(performance.now() - began);
  }
  return times;
}

const middle = (times: readonly number[]): number => spread(times).median;

/**
 * Runs facet queries over 100,000 cars in turns with itemsjs and PostgreSQL, which must return the same results, and
 * measures how our times grow.
 */
export async function facets(): Promise<Report> {
  await installOnce(ITEMSJS);
  await using stack = new AsyncDisposableStack();
  const postgres = await startTestPostgres();
  stack.defer(() => postgres.stop());
  const database = await freshDatabase();
  stack.defer(() => database.drop());

  const listings = generateListings(CARS);
  const cars = readCars(listings);
  const small = generateListings(100);
  const index = ours(await createSearchIndex(listings, SETTINGS));
  const smallIndex = ours(await createSearchIndex(small, SETTINGS));
  const items = await itemsjs(ITEMSJS, cars);
  const sql = await postgresql(database.pool, cars);
  const random = createRandom(4);
  const queries = Array.from({ length: QUERIES }, () => randomFilters(cars, random));
  const smallCars = readCars(small);
  const smallQueries = queries.map(() => randomFilters(smallCars, random));

  let differing = 0;
  for (const filters of queries) {
    const [a, b, c] = [await index(filters), await items(filters), await sql(filters)].map(sorted);
    if (a !== b || a !== c) differing += 1;
  }
  const rounds: { ours: number; items: number; sql: number; small: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b, c] = [
      await timesOf(index, queries),
      await timesOf(items, queries),
      await timesOf(sql, queries),
    ];
    const small = await timesOf(smallIndex, smallQueries);
    const [d, e, f] = [
      await timesOf(sql, queries),
      await timesOf(items, queries),
      await timesOf(index, queries),
    ];
    rounds.push({
      ours: middle([...a, ...f]),
      items: middle([...b, ...e]),
      sql: middle([...c, ...d]),
      small: middle(small),
    });
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => spread(rounds.map(read));
  return {
    figures: {
      'p50, ms: ours': of((one) => one.ours),
      'p50, ms: itemsjs': of((one) => one.items),
      'p50, ms: PostgreSQL': of((one) => one.sql),
      'ours / itemsjs': atMost(
        0.2,
        of((one) => one.ours / one.items),
      ),
      'ours / PostgreSQL': atMost(
        0.1,
        of((one) => one.ours / one.sql),
      ),
      'p50, ms: ours with 100 cars': of((one) => one.small),
      'queries with different results': exact(atMost(0, differing)),
    },
    notes: [
      `${cars.length} cars, ${QUERIES} queries with zero to three filters, ${ROUNDS} rounds in alternating order.`,
    ],
  };
}
