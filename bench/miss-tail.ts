import { load, spread } from './load.ts';
import { startSite } from './site.ts';

const ROUNDS = 5;
const OPTIONS = { encoding: 'br', seconds: 5, connections: 32 };

/** The home page made afresh for everyone: how much longer the slowest wait than most. */
export async function missTail() {
  await using site = await startSite({ PAGE_CACHE_MB: '0' });
  const one = () => load({ ...OPTIONS, port: site.port, host: site.host });
  await one();
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await one());
  const ratio = spread(rounds.map(({ latency }) => latency.p99 / latency.p50));
  const failed = rounds.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  return {
    'requests/s': spread(rounds.map(({ requests }) => requests.average)),
    'p50, ms': spread(rounds.map(({ latency }) => latency.p50)),
    'p99, ms': spread(rounds.map(({ latency }) => latency.p99)),
    'p99 / p50': { ...ratio, target: '≤ 4', met: ratio.median <= 4 },
    'failed requests': { median: failed, target: '0', met: failed === 0 },
  };
}
