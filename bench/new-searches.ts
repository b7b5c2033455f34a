import { inTurns } from './compare.ts';
import { createLoadInOrder } from './listing/load-in-order.ts';
import { CARS, startListing } from './listing/start-listing.ts';
import { untilQuiet } from './quiet.ts';
import type { Report } from './report.ts';

/** More than any server gets through, so that none receives the same search twice. */
const SEARCHES = 40_000;
/** Accept-Encoding of browsers. */
const ENCODING = 'gzip, deflate, br, zstd';

/** Distinct searches, never cached, compared with peers (P1 b). */
export async function newSearches(): Promise<Report> {
  await using bench = await startListing(SEARCHES);
  const requests = bench.searches.map(({ address }) => [address, null] as const);
  const load = createLoadInOrder({ requests, order: requests.map((_, at) => at) });
  await untilQuiet();
  const turnsOf = await inTurns(
    Object.values(bench.contenders),
    { encoding: ENCODING, connections: 8, seconds: 5 },
    load,
  );
  return {
    figures: await bench.figuresOf(turnsOf, { 'stock Remix + itemsjs': 4, 'Next.js + itemsjs': 1.8 }),
    notes: [`${CARS} cars, searches with zero to three filters, each sent to each server at most once.`],
  };
}
