import { createRandom } from '../tests/support/listings/generate-listings.ts';
import { TERMS_COOKIE } from '#app/visitor/terms-cookie.ts';
import { inTurns } from './compare.ts';
import { createLoadInOrder, type Asked } from './listing/load-in-order.ts';
import { CARS, startListing } from './listing/start-listing.ts';
import { untilQuiet } from './quiet.ts';
import type { Report } from './report.ts';

const SEARCHES = 2_000;
const DRAWS = 400_000;
/** Share of visitors who have set payment terms. */
const WITH_TERMS = 1 / 3;
/** Seconds between two changes of the inventory. One turn of our server lasts from one change to the next. */
const CHANGE_SECONDS = 60;
const PEER_SECONDS = 8;
/** Accept-Encoding of browsers. */
const ENCODING = 'gzip, deflate, br, zstd';

/** Payment terms in the format of the visitor's cookie: four terms in months, five down payments in percent. */
const TERMS = [72, 60, 48, 36].flatMap((months) =>
  [10, 0, 15, 5, 30].map((percent) => `finance.${percent}p.0.850.${months}`),
);

/**
 * Draws from `count` items by Zipf's law: the second is drawn half as often as the first, the third a third as often.
 */
function createZipf(count: number, random: () => number): () => number {
  const sums: number[] = [];
  for (let rank = 1; rank <= count; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const all = sums.at(-1) ?? 0;
  return () => {
    const wanted = random() * all;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Draws searches of visitors, a third of them with payment terms. */
function drawn(addresses: readonly string[]) {
  const random = createRandom(14);
  const [search, terms] = [createZipf(addresses.length, random), createZipf(TERMS.length, random)];
  const requests = addresses.flatMap((address) =>
    [null, ...TERMS.map((one) => `${TERMS_COOKIE}=${one}`)].map((cookie): Asked => [address, cookie]),
  );
  const order = Array.from(
    { length: DRAWS },
    () => search() * (TERMS.length + 1) + (random() < WITH_TERMS ? 1 + terms() : 0),
  );
  return { requests, order };
}

/**
 * Searches like those of many shoppers, while the inventory changes every minute, compared with peers without a cache
 * (P1 a).
 */
export async function searchMix(): Promise<Report> {
  await using bench = await startListing(SEARCHES);
  const { ours, contenders } = bench;
  const load = createLoadInOrder(drawn(bench.searches.map(({ address }) => address)), ({ port }) =>
    port === ours.port ? bench.changeCar() : Promise.resolve(),
  );
  await untilQuiet();
  const turnsOf = await inTurns(
    Object.values(contenders),
    {
      encoding: ENCODING,
      connections: 16,
      seconds: (contender) => (contender === ours ? CHANGE_SECONDS : PEER_SECONDS),
    },
    load,
  );
  return {
    figures: await bench.figuresOf(turnsOf, { 'stock Remix + itemsjs': 10, 'Next.js + itemsjs': 6 }),
    notes: [
      `${CARS} cars, ${SEARCHES} searches drawn by Zipf's law, a third of them with one of ${TERMS.length} terms, also by Zipf's law.`,
      `Each turn of ours starts with a price change and lasts ${CHANGE_SECONDS} s, so it includes rendering the pages again. Peers ignore terms, and their inventory doesn't change.`,
    ],
  };
}
