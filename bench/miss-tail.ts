import { load } from './load.ts';
import { untilQuiet } from './quiet.ts';
import { atMost, type Report, spread } from './report.ts';
import { startPlatform } from './site.ts';

const ROUNDS = 5;
const OPTIONS = { encoding: 'br', seconds: 5, connections: 32 };

/** Compares the slowest responses of an uncached home page with typical ones. */
export async function missTail(): Promise<Report> {
  await using platform = await startPlatform();
  const { port, host } = await platform.startWeb({ PAGE_CACHE_MB: '0' });
  await untilQuiet();
  const one = () => load({ ...OPTIONS, port, host });
  await one();
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await one());
  const ratio = spread(rounds.map(({ latency }) => latency.p99 / latency.p50));
  const failed = rounds.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  return {
    figures: {
      'requests/s': spread(rounds.map(({ requests }) => requests.average)),
      'p50, ms': spread(rounds.map(({ latency }) => latency.p50)),
      'p99, ms': spread(rounds.map(({ latency }) => latency.p99)),
      'p99 / p50': atMost(4, ratio),
      'failed requests': atMost(0, failed),
    },
  };
}
