import { load } from './load.ts';
import { firstCar } from './page-types.ts';
import { untilQuiet } from './quiet.ts';
import { atMost, type Figure, type Report, spread } from './report.ts';
import { SLUG, startPlatform } from './site.ts';

const ROUNDS = 5;
const OPTIONS = { encoding: 'br', seconds: 5, connections: 32 };

/** Compares the slowest responses of an uncached home page, search and car with typical ones (P3). */
export async function missTail(): Promise<Report> {
  await using platform = await startPlatform();
  const site = await platform.startWeb({ PAGE_CACHE_MB: '0' });
  await untilQuiet();
  const paths = { home: '/', search: '/used-cars-for-sale', car: await firstCar(site, SLUG) };
  const figures: Record<string, Figure | number> = {};
  for (const [name, path] of Object.entries(paths)) {
    const one = () => load({ ...OPTIONS, port: site.port, host: site.host, paths: [path] });
    await one();
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await one());
    const failed = rounds.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    Object.assign(figures, {
      [`${name}: requests/s`]: spread(rounds.map(({ requests }) => requests.average)),
      [`${name}: p50, ms`]: spread(rounds.map(({ latency }) => latency.p50)),
      [`${name}: p99, ms`]: spread(rounds.map(({ latency }) => latency.p99)),
      [`${name}: p99 / p50`]: atMost(4, spread(rounds.map(({ latency }) => latency.p99 / latency.p50))),
      [`${name}: failed requests`]: atMost(0, failed),
    });
  }
  return { figures };
}
